import type { Values } from '../args/command.js';
import { textOf } from './options.js';

/** The options of the command line whose values have another name in the library. */
const OPTION_OF: Readonly<Record<string, string>> = {
  authenticationCode: '--authentication-code',
  counterpartVatNumber: '--counterpart',
  entityVatNumber: '--vat-number',
  invoiceMark: '--mark',
  invoiceType: '--type',
  issuedFrom: '--from',
  issuedTo: '--to',
  issuerVatNumber: '--vat-number',
  skipSignature: '--skip-signature',
  tableId: '--table',
  vatNumber: '--vat-number',
};

const WORD = /[A-Za-z]+/g;

/**
 * A sentence of the library with the names that the user typed: `--from` instead of `issuedFrom`.
 *
 * @param member the value that the sentence is about, if it is about one
 */
export function inTypedNames(sentence: string, values: Values, member?: string): string {
  const names: Readonly<Record<string, string>> = {
    baseUrl: textOf(values, 'base-url') === undefined ? 'PARASTATIKO_BASE_URL' : '--base-url',
    apiKey: textOf(values, 'key-file') === undefined ? 'PARASTATIKO_API_KEY' : '--key-file',
    ...(member !== undefined && OPTION_OF),
    ...(member !== undefined && textOf(values, member) !== undefined && { [member]: `--${member}` }),
  };
  return sentence.replace(WORD, (word) => (Object.hasOwn(names, word) ? (names[word] ?? word) : word));
}
