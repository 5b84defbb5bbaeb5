import { ArgumentError } from '../../issues/inside.js';
import { readIssuanceAnswer } from '../../sending/service/answers/issuance.js';
import { readAnswerErrors } from '../../sending/service/errors/read-errors.js';
import * as provider from '../../sending/service/generated/calls.js';
import type { IssuanceAnswer } from '../../sending/service/generated/types.js';
import type { Document } from '../../types/index.js';
import { sendInvoices } from '../provider/issue.js';
import type { World } from '../world.js';

/** The issuer, and the sandbox. */
export interface Issuing {
  readonly world: World;
  readonly house: string;
  readonly origin: string;
  readonly skipSignature: boolean;
}

/**
 * Issues a document inside the sandbox: no fault hits it, and it is not in the journal of calls.
 *
 * @throws ArgumentError if the sandbox refuses the document.
 */
export async function issueHere(
  { world, house, origin, skipSignature }: Issuing,
  document: Document,
): Promise<IssuanceAnswer> {
  const text = JSON.stringify({ invoice: [document] });
  const { status, body } = await sendInvoices(world, {
    call: provider.sendInvoices,
    house,
    path: {},
    query: { skipSignature: String(skipSignature) },
    text,
    bytes: new TextEncoder().encode(text),
    header: () => undefined,
    origin,
    effects: {},
  });
  const given: unknown = JSON.parse(String(body));
  const answer = readIssuanceAnswer(given);
  const isTaken =
    answer.providerSignature.length > 0 || answer.response.some(({ statusCode }) => statusCode === 'Success');
  if (status === 200 && isTaken) return answer;
  const { series, aa } = document.invoiceHeader;
  const why = readAnswerErrors(given).errors.map(({ code, message }) =>
    (code === undefined ? message : `${code} ${message}`).replace(/\.$/, ''),
  );
  throw new ArgumentError('arguments/refused-document', { series, aa, why: why.join(' · ') });
}
