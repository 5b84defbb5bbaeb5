import * as z from 'zod/mini';
import { shown } from '../../rules/shape/leaf.js';
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

/** What reads the state of each flow. */
const READERS: ReadonlyMap<string, string> = new Map([
  ['cancellation', 'cancellationFromJSON'],
  ['numbering', 'memoryNumberingFromJSON'],
  ['old-invoice-pos-payment', 'oldInvoicePosPaymentFromJSON'],
  ['pos-payment', 'posPaymentFromJSON'],
  ['table', 'tableFromJSON'],
]);

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
  const found = plain.flow;
  // What names no flow was never written by one.
  if (typeof found !== 'string') return refusing.refuse('state/not-json', []);
  if (found !== flow) {
    const reader = READERS.get(found);
    const params = { expected: flow, found, ...(reader !== undefined && { reader }) };
    return refusing.refuse('state/other-flow', ['flow'], params);
  }
  if (plain.version !== version) {
    const params = { expected: version, found: shown(plain.version) };
    return refusing.refuse('state/other-version', ['version'], params);
  }
  const read = z.safeParse(shape, plain);
  if (read.success) return freezeDeeply(read.data);
  for (const issue of read.error.issues) {
    const path = issue.path as Path;
    const what = issue.code === 'unrecognized_keys' ? `not known: ${issue.keys.join(', ')}` : issue.message;
    const detail = path.length === 0 ? what : `${path.join('.')}: ${what}`;
    refusing.add('state/not-understood', path, { detail });
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
  if (!isPlain(json)) return undefined;
  try {
    const copy: unknown = JSON.parse(JSON.stringify(json));
    // What writes itself in another way, as a date does, may have become anything.
    return isPlain(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
