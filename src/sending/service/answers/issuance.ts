import { issuanceAnswerShape } from '../generated/answer-shapes.js';
import type { IssuanceAnswer } from '../generated/types.js';
import { readAnswer } from './read-answer.js';

/**
 * Reads the answer to issuing, completing or cancelling. Accepts any value. Signatures were observed in two places: here
 * all of them are in `providerSignature`.
 */
export function readIssuanceAnswer(body: unknown): IssuanceAnswer {
  const { response = [], providerSignature = [], ...rest } = readAnswer(issuanceAnswerShape, body);
  const within = response.flatMap((entry) =>
    entry.providerSignature.map((each) => ({ ...each, invoiceUid: each.invoiceUid ?? entry.invoiceUid })),
  );
  const signed = [...providerSignature, ...within].filter(({ signatures }) => signatures.length > 0);
  return { ...rest, response, providerSignature: signed };
}
