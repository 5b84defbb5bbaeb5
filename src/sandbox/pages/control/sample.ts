import { readIssuanceAnswer } from '../../../sending/service/answers/issuance.js';
import { readAnswerErrors } from '../../../sending/service/errors/read-errors.js';
import { sendInvoices } from '../../../sending/service/generated/calls.js';
import { serviceHeaders } from '../../../sending/service/limits.js';
import { userIdOf } from '../../keys.js';
import { NotPossible } from '../../not-possible.js';
import { nextNumber } from '../../prepared/next-number.js';
import { sampleBody } from '../../sample-calls.js';
import type { PageRequest } from '../route.js';
import type { Site } from '../site.js';
import { sentences } from './sentences.js';

/** Issues a coffee for the first company of a key, as a call of that key. Returns the UID of its receipt. */
export async function issueSample(
  { world, keys, callAsPage }: Site,
  key: string,
  { url, language }: PageRequest,
): Promise<string> {
  const house = userIdOf(key);
  const company = [...world.state.clients.all()].find((client) => client.house === house);
  if (!keys.some((each) => each.key === key) || company === undefined)
    throw new NotPossible(sentences[language].noCompany);
  const { vatNumber } = company;
  const number = nextNumber(world, { house, vatNumber, branch: 0 }, '11.1');
  const body = sampleBody({ ...number, vatNumber, now: world.now(), item: sentences[language].coffee });
  const address = new URL(`${sendInvoices.path}?skipSignature=true`, url.origin);
  const response = await callAsPage(
    new Request(address, {
      method: sendInvoices.method,
      headers: { [serviceHeaders.key]: key, 'Content-Type': 'application/json' },
      body,
    }),
  );
  const given: unknown = await response.json();
  const uid = response.ok ? readIssuanceAnswer(given).response[0]?.invoiceUid : undefined;
  if (typeof uid === 'string') return uid;
  throw new NotPossible(
    readAnswerErrors(given)
      .errors.map(({ message }) => message)
      .join(' '),
  );
}
