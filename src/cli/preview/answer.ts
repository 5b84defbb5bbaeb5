import type { Issued } from '../../print/issued.js';
import type { Context } from '../args/command.js';
import { readPayload } from '../onboard/read.js';
import { clean } from '../output/clean.js';
import { textOf } from '../service/options.js';

/**
 * The answer in the file of `--issued` for the document at an index: an answer of the service, one of its entries, or
 * an outcome. Without the option, the document is not issued. `undefined` if the file cannot be used, which is then
 * reported on standard error.
 */
export async function readAnswer(
  context: Context,
  index: number,
): Promise<{ readonly issued: Issued | undefined } | undefined> {
  const file = textOf(context.values, 'issued');
  if (file === undefined) return { issued: undefined };
  const read = await readPayload(context, file);
  if (read === undefined) return undefined;
  const { readIssuanceAnswer } = await import('../../service/answers/issuance.js');
  const { response } = readIssuanceAnswer(withEntries(read.payload));
  const [first, second] = response;
  const entry = second === undefined ? first : response[index];
  if (entry?.invoiceUid === undefined && entry?.invoiceMark === undefined) {
    const { err, words } = context;
    await err.line(`parastatiko: ${clean(file)}: ${words.preview.nothingIssued}`);
    return undefined;
  }
  const { invoiceMark, invoiceUid, authenticationCode, qrUrl, invoiceUrl } = entry;
  return { issued: { mark: invoiceMark, uid: invoiceUid, authenticationCode, qrUrl, invoiceUrl } };
}

/** Converts a single entry, an outcome, or a list of these to the form of an answer. */
const withEntries = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'response' in payload ? payload : { response: payload };
