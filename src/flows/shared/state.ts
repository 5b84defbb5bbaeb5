import * as z from 'zod/mini';
import { readShape } from '../../rules/shape/read.js';
import { documentShape } from '../../types/document.js';
import type { Document, Path } from '../../types/index.js';
import { freezeDeeply } from './freeze.js';
import type { Refusing } from './refusing.js';

/** How the state of a flow is known when it comes back: whose it is, and of which version. */
export interface StateHead {
  readonly flow: string;
  readonly version: number;
}

/**
 * Reads a stored state: of this flow, of this version, of this shape, and nothing besides. A state that is only partly
 * understood would lose something, so it is refused as a whole.
 */
export function readState<State extends StateHead>(
  { flow, version }: StateHead,
  shape: z.ZodMiniType<State>,
  json: unknown,
  refusing: Refusing,
): State {
  const plain = plainOf(json);
  if (plain === undefined) return refusing.refuse('state/not-json', []);
  if (plain.flow !== flow) {
    return refusing.refuse('state/other-flow', ['flow'], { expected: flow, found: nameOf(plain.flow) });
  }
  if (plain.version !== version) {
    const found = nameOf(plain.version);
    return refusing.refuse('state/other-version', ['version'], { expected: version, found });
  }
  const read = z.safeParse(shape, plain);
  if (read.success) return freezeDeeply(read.data);
  for (const { path, message } of read.error.issues) {
    refusing.add('state/not-understood', path as Path, { detail: `${path.join('.')}: ${message}` });
  }
  refusing.done();
  return refusing.refuse('state/not-json', []);
}

/**
 * A document inside a state, by the shape alone: rules may have become stricter since it was issued, and an issued document
 * stays what it is.
 */
export const storedDocument = (): z.ZodMiniCustom<Document> =>
  z.custom<Document>((value) => {
    let faults = 0;
    const view = readShape(documentShape, value, () => {
      faults++;
    });
    return view !== undefined && faults === 0;
  }, 'no document');

/** A copy without prototypes, getters and proxies, as JSON would bring it; `undefined` for what JSON cannot hold. */
function plainOf(json: unknown): Record<string, unknown> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  try {
    return JSON.parse(JSON.stringify(json)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const nameOf = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : 'nothing known';
