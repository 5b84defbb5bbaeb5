import type { Params, Path } from '../../types/index.js';
import { namesInFacts } from './generated/wire-names.js';

/** The print block of a document, whose parts are members of other objects in facts. */
const PRINT = 'providerAdditionalInvoiceDetails';
/** Objects whose members are at the root of facts. */
const AT_ROOT: readonly unknown[] = ['invoiceHeader', 'otherDeliveryNoteHeader'];
/** The names of members in a sentence, such as `issuer.vatNumber`. */
const NAMES = /[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/g;
/** Values that are names of members. Any other value is quoted from what the caller wrote, or is a code. */
const NAMING: ReadonlySet<string> = new Set(['member', 'members', 'meant', 'other', 'others', 'part']);

/** Where facts have what a document has at this path, or what it is derived from. */
export function pathInFacts([first, ...rest]: Readonly<Path>): Path {
  if (first === PRINT) {
    const [part, ...inside] = rest;
    if (part === 'issuer' || part === 'counterpart') return [part, 'print', ...inside];
    return ['print', ...inside];
  }
  if (AT_ROOT.includes(first) && rest.length > 0) return pathInFacts(rest);
  return first === undefined ? [] : [first, ...rest].map((step) => namesInFacts.get(String(step)) ?? step);
}

/** A message about a document with the names that its facts have. What it quotes from the document stays. */
export function inNamesOfFacts(message: string, params: Params): string {
  const quoted = Object.entries(params).flatMap(([name, value]) => (NAMING.has(name) ? [] : [String(value)]));
  return message.replace(NAMES, (name) =>
    quoted.some((value) => value.includes(name)) ? name : pathInFacts(name.split('.')).join('.'),
  );
}
