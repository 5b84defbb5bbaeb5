import { isRecord, type Members } from '../../reading/object.js';
import { readShape } from '../../reading/read.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { freezeDeeply } from './freeze.js';
import { plainOf } from './given.js';
import type { Refusing } from './refusing.js';
import { checksumOf } from './sealed.js';
import type { StateForm } from './state-form.js';

/** The head of a stored state: its flow and its version. */
export interface StateHead {
  readonly flow: string;
  readonly version: number;
}

/** The function that restores the state of each flow. */
const READERS: ReadonlyMap<string, string> = new Map([
  ['cancellation', 'cancellationFromJSON'],
  ['numbering', 'memoryNumberingFromJSON'],
  ['old-invoice-pos-payment', 'oldInvoicePosPaymentFromJSON'],
  ['pos-payment', 'posPaymentFromJSON'],
  ['table', 'tableFromJSON'],
]);

/**
 * Reads a stored state. It must be of this flow and version, with a correct checksum and exactly this form. A state
 * that is only partly understood would lose something, so it is refused as a whole.
 */
export function readState<State extends StateHead>(
  { flow, version }: StateHead,
  form: StateForm<State>,
  json: unknown,
  refusing: Refusing,
): State {
  const plain = objectOf(json);
  if (plain === undefined) return refusing.refuse('state/not-json', []);
  const found = plain.flow;
  // A value without a flow was never written by a flow.
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
  readShape(form.shape, state, (fault, path, { expected, found: given }) => {
    // Only unusual: `validate` warns of them, and the document was sent.
    if (fault === 'very-long' || fault === 'print-amount') return;
    const what = fault === 'type' ? `expected ${expected}, found ${given}` : fault;
    notUnderstood(refusing, path, fault === 'unknown-member' ? 'not known' : what);
  });
  refusing.done();
  for (const [holds, otherwise] of form.checks) {
    if (!holds(state as unknown as State)) notUnderstood(refusing, [], otherwise);
  }
  refusing.done();
  return freezeDeeply(state as unknown as State);
}

function notUnderstood(refusing: Refusing, path: Path, what: string): void {
  const detail = path.length === 0 ? what : `${path.join('.')}: ${what}`;
  refusing.add('state/not-understood', path, { detail });
}

/** A plain copy of an object; `undefined` for anything else. */
function objectOf(json: unknown): Members | undefined {
  // A value with its own JSON form, such as a date, could become anything.
  const copy = isRecord(json) ? plainOf(json) : undefined;
  return isRecord(copy) ? copy : undefined;
}

/** The computed checksum of a state; `undefined` if it is nested too deeply. */
function computedOf(state: object): string | undefined {
  try {
    return checksumOf(state);
  } catch {
    return undefined;
  }
}
