import type { Issued } from '../../../print/inside.js';
import { isRecord, membersOf } from '../../../reading/inside.js';
import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { readPayload } from '../read-file.js';
import { clean } from '../terminal/clean.js';

/**
 * The answer in the file of `--issued` for the document at an index: an answer of the service, one of its entries, an
 * outcome, or the output of `send`. It may also have `provider` and `completions`, which no answer has: the line of the provider, and
 * the payments of a held document as they were sent to `CompletionPosInvoices`. Whether it shows an issued document is decided when it is printed. `undefined` if the
 * file cannot be used or has no answer for the document, which is then reported on standard error.
 */
export async function readAnswer(
  context: Context,
  { value }: Entry,
  index: number,
): Promise<{ readonly issued: Issued | undefined } | undefined> {
  const file = textOf(context.values, 'issued');
  if (file === undefined) return { issued: undefined };
  const read = await readPayload(context, file);
  if (read === undefined) return undefined;
  const found = answerFor(value, index, answersIn(read.payload));
  if (found !== undefined) return { issued: (await inOwnNames(found)) as Issued };
  const { err, words } = context;
  await err.line(`parastatiko: ${clean(file)}: ${words.preview.noAnswer}`);
  return undefined;
}

/** Each answer in a file, in its order. */
function answersIn(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload;
  const { documents, providerTransmittedDocs, response, providerSignature, provider } = membersOf(payload);
  const list = documents ?? providerTransmittedDocs;
  if (Array.isArray(list)) return list;
  if (!Array.isArray(response)) return [payload];
  if (response.length < 2) return [payload];
  const blocks: readonly unknown[] = Array.isArray(providerSignature) ? providerSignature : [];
  return response.map((entry) => {
    const uid = membersOf(entry)['invoiceUid'];
    const own = blocks.filter((block) => membersOf(block)['invoiceUid'] === uid);
    return {
      ...(provider !== undefined && { provider }),
      ...membersOf(entry),
      ...(own.length > 0 && { providerSignature: own }),
    };
  });
}

/** The answer for a document: by its number in the output of `send`, otherwise the only one or the one at its place. */
function answerFor(document: unknown, index: number, answers: readonly unknown[]): unknown {
  const records = answers.filter((answer) => 'outcome' in membersOf(answer) || 'error' in membersOf(answer));
  if (records.length === 0) return answers.length === 1 ? answers[0] : answers[index];
  const { type, series, aa } = identityOf(document);
  const record = records
    .map(membersOf)
    .find((each) => each['type'] === type && each['series'] === series && each['aa'] === aa);
  if (record === undefined) return undefined;
  // A document that could not be sent has an error instead of an outcome.
  return record['outcome'] ?? { statusCode: membersOf(record['error'])['code'] };
}

/** An outcome unchanged; an entry of the service with its names as described, because they may be in any case. */
async function inOwnNames(answer: unknown): Promise<unknown> {
  if (!isRecord(answer) || 'kind' in answer) return answer;
  const { readIssuanceAnswer } = await import('../../../sending/service/answers/issuance.js');
  const { response = answer, ...beside } = 'response' in answer ? answer : { response: answer };
  const read = readIssuanceAnswer({ ...beside, response });
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response];
  return {
    ...beside,
    ...read,
    // What has no name in the description is kept: it may be a status, or the line of the provider.
    response: read.response.map((entry, index) => ({ ...membersOf(entries[index]), ...present(entry) })),
  };
}

const present = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
