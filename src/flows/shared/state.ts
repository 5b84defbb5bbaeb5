import * as z from 'zod/mini';
import { isMark } from '../../codes/mark.js';
import { Misfit, readLeaf, shown } from '../../reading/leaf.js';
import { readShape } from '../../reading/read.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, Path } from '../../types/index.js';
import type { Leaf } from '../../types/leaf.js';
import type { ObjectShape } from '../../types/shape.js';
import { freezeDeeply } from './freeze.js';
import { plainOf } from './given.js';
import type { Refusing } from './refusing.js';
import { checksumOf } from './sealed.js';

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
 * Reads a stored state: of this flow, of this version, with its checksum, of this shape, and nothing besides. A state that
 * is only partly understood would lose something, so it is refused as a whole.
 */
export function readState<State extends StateHead>(
  { flow, version }: StateHead,
  shape: z.ZodMiniType<State>,
  json: unknown,
  refusing: Refusing,
): State {
  const plain = objectOf(json);
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
  const { checksum, ...state } = plain;
  const computed = computedOf(state);
  if (computed === undefined) return refusing.refuse('state/not-json', []);
  if (checksum !== computed) {
    return refusing.refuse('state/checksum', ['checksum'], { found: shown(checksum), computed });
  }
  const read = z.safeParse(shape, state);
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

/** A MARK inside a state, in the one form that `markOf` gives it. */
export const storedMark = (): z.ZodMiniString => z.string().check(z.refine(isMark, 'no MARK'));

/** A value inside a state that a member of the payload may have. */
const storedLeaf = <Value>(leaf: Leaf): z.ZodMiniCustom<Value> =>
  z.custom<Value>(
    (value) => value !== undefined && value !== null && !(readLeaf(leaf, value) instanceof Misfit),
  );

/** A UID inside a state. */
export const storedUid = () => storedLeaf<string>({ kind: 'pattern', name: 'uid' });

/** A date inside a state. */
export const storedDate = () => storedLeaf<string>({ kind: 'date' });

/** An amount inside a state. */
export const storedAmount = () => storedLeaf<number>({ kind: 'amount', printed: false });

/** A moment inside a state, ISO 8601. */
export const storedMoment = (): z.ZodMiniString =>
  z.string().check(z.refine((text: string) => !Number.isNaN(Date.parse(text)), 'no moment'));

/**
 * A document inside a state, by the shape alone: rules may have become stricter since it was issued, and an issued document
 * stays what it is.
 */
export const storedDocument = (): z.ZodMiniCustom<Document> => stored<Document>(documentShape, 'no document');

/** A value inside a state that fits a shape. */
export const stored = <Value>(shape: ObjectShape, otherwise: string): z.ZodMiniCustom<Value> =>
  z.custom<Value>((value) => {
    let faults = 0;
    const view = readShape(shape, value, () => {
      faults++;
    });
    return view !== undefined && faults === 0;
  }, otherwise);

/** A plain copy of an object; `undefined` for anything else. */
function objectOf(json: unknown): Record<string, unknown> | undefined {
  // What writes itself in another way, as a date does, may become anything.
  const copy = isPlain(json) ? plainOf(json) : undefined;
  return isPlain(copy) ? copy : undefined;
}

/** The checksum that the members of a state give; `undefined` where they are nested beyond measure. */
function computedOf(state: object): string | undefined {
  try {
    return checksumOf(state);
  } catch {
    return undefined;
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
