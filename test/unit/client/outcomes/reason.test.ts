import { expect, it } from 'vitest';
import { isFiled, reasonOf } from '../../../../src/sending/client/outcomes/reason.js';

const UID = 'A'.repeat(40);
const MARK = 'MARK: 400001000000001';

it.each([
  ['the code 228', { code: '228', message: '' }, true],
  ['the code 233', { code: '233', message: '' }, true],
  [
    'another code, whatever its text says',
    { code: '203', message: `228 ${MARK} AUTHENTICATION_CODE: ${UID}` },
    false,
  ],
  ['a text that begins with 228', { message: '228 already sent' }, true],
  ['a text that begins with [233]', { message: '[233]: already sent' }, true],
  ['a text with 228 in its middle', { message: 'Line 228 is not valid' }, false],
  ['a text that begins with 2280', { message: '2280 is not valid' }, false],
  ['a MARK and an authentication code', { message: `Sent: ${MARK}, AUTHENTICATION_CODE: ${UID}` }, true],
  ['a MARK alone, for example of a correlated document', { message: `${MARK} is not valid` }, false],
  ['an authentication code alone', { message: `AUTHENTICATION_CODE: ${UID} is not valid` }, false],
])('%s says whether a document with this number is filed', (_, error, expected) => {
  expect(isFiled([error])).toBe(expected);
  expect(isFiled([{ code: '203', message: 'Not valid' }, error])).toBe(expected);
});

const OPEN_TABLE = 'because you have open table more than 24h.';
const NO_AUTHORITY = "You don't have the authority to send invoices for this VAT number";

it.each([
  ['401 with an open table', 401, [{ message: OPEN_TABLE }], undefined, 'branchBlocked'],
  ['401 without authority', 401, [{ message: NO_AUTHORITY }], undefined, 'notAuthorised'],
  ['401', 401, [], undefined, 'keyRefused'],
  ['402', 402, [], undefined, 'noCredits'],
  ['403', 403, [], undefined, 'forbidden'],
  ['429', 429, [{ code: '228', message: '' }], undefined, 'rateLimited'],
  ['228', 200, [{ code: '228', message: '' }], 'ValidationError', 'numberTaken'],
  ['238', 200, [{ code: '238', message: 'Date' }], 'ValidationError', 'tooLate'],
  [
    '238 after another error',
    200,
    [
      { code: '203', message: '' },
      { code: '238', message: '' },
    ],
    undefined,
    'tooLate',
  ],
  ['a missing transaction', 400, [{ message: 'TransactionId is required' }], undefined, 'payment'],
  ['a wrong token', 400, [{ message: 'Token is not verified' }], undefined, 'payment'],
  ['a low balance', 400, [{ message: 'Balance is not enough' }], undefined, 'payment'],
  ['a wrong type of payment', 400, [{ message: 'Payment type accepts only 7 or 8' }], undefined, 'payment'],
  ['an open table', 400, [{ message: OPEN_TABLE }], undefined, 'branchBlocked'],
  ['no authority', 400, [{ message: NO_AUTHORITY }], undefined, 'notAuthorised'],
  ['missing credits', 400, [{ message: 'Credits are not enough' }], undefined, 'noCredits'],
  [
    'credits and a lack in two sentences',
    400,
    [{ message: 'You have credits. No items.' }],
    undefined,
    'validation',
  ],
  ['credits that are not missing', 400, [{ message: 'Credits were used' }], undefined, 'validation'],
  ['something else that is missing', 400, [{ message: 'There are no lines' }], undefined, 'validation'],
  ['TechnicalError without a code', 200, [{ message: 'Try again' }], 'TechnicalError', 'technical'],
  ['TechnicalError without errors', 200, [], 'TechnicalError', 'technical'],
  [
    'TechnicalError with a code',
    200,
    [{ message: 'x' }, { code: '203', message: 'x' }],
    'TechnicalError',
    'validation',
  ],
  ['ValidationError', 200, [{ message: 'Not valid' }], 'ValidationError', 'validation'],
  ['400', 400, [], undefined, 'validation'],
  ['422', 422, [], undefined, 'validation'],
  ['404', 404, [], undefined, 'call'],
  ['413', 413, [], undefined, 'call'],
])('%s is refused for its reason', (_, status, errors, entryStatus, reason) => {
  expect(reasonOf(status, errors, entryStatus)).toBe(reason);
});
