import { describe, expect, it } from 'vitest';
import { memoryNumbering } from '../../../../src/index.js';
import { BASE64, MARK, NOON, session, UID } from '../pos-payment/held.js';
import { refusedBy, refusedLater } from '../refused.js';
import { issueDate, table, wine } from '../table/tavern.js';

const charged = session()
  .charged({ token: BASE64, transactionId: '000417', paymentAmount: '30.00', paymentType: 7, at: NOON })
  .completion().payment;

/** A refused entry as the service may answer it: a UID, and a MARK of 0. */
const refused = { mark: 0, uid: UID, statusCode: 'ValidationError' };
const notIssued = (...at: string[]) => [
  { rule: 'answer/not-issued', path: [...at, 'statusCode'], params: { statusCode: 'ValidationError' } },
];

describe('a MARK in an answer', () => {
  const slip = table.order({ aa: '311', issueDate, lines: [{ ...wine, quantity: 1 }] });

  it.each([9007199254740991, '9007199254740991', 9007199254740991n])(
    'can be at most 2^53 − 1: %s',
    (mark) => {
      expect(charged.completed({ mark }).issued?.mark).toBe('9007199254740991');
      const bill = { type: '11.1', series: 'R', aa: '90', issueDate, income: 'goods' } as const;
      const open = slip.table.issued(slip.document, { mark });
      const { document } = open.close({ ...bill, payments: [{ type: 3, amount: 'rest' }] });
      expect(document.invoiceHeader.multipleConnectedMarks).toEqual([9007199254740991]);
    },
  );

  it.each([
    [9007199254740992, 9007199254740992],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740993', '9007199254740993'],
    [9007199254740993n, '9007199254740993'],
    ['18446744073709551615', '18446744073709551615'],
    [1e300, 1e300],
  ])('is refused if it is larger, because no document could refer to it: %s', (mark, found) => {
    const tooLarge = [
      { rule: 'answer/mark-too-large', path: ['mark'], params: { found, largest: 9007199254740991 } },
    ];
    expect(refusedBy(() => charged.completed({ mark }))).toEqual(tooLarge);
    expect(refusedBy(() => slip.table.issued(slip.document, { mark }))).toEqual(tooLarge);
  });
});

describe('an answer with a status', () => {
  it('issues a document only with Success or Offline', async () => {
    expect(refusedBy(() => charged.completed(refused))).toEqual(notIssued());
    const { table: open, document } = table.order({
      aa: '311',
      issueDate,
      lines: [{ ...wine, quantity: 1 }],
    });
    expect(refusedBy(() => open.issued(document, refused))).toEqual(notIssued());
    const numbers = memoryNumbering();
    const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;
    const ticket = await numbers.reserve(series);
    expect(await refusedLater(numbers.commit(ticket, refused))).toEqual(notIssued('answer'));
  });

  it.each(['Success', 'Offline', undefined, null])('issues a document with the status %s', (statusCode) => {
    const answer = { mark: MARK, uid: UID, ...(statusCode !== undefined && { statusCode }) };
    expect(charged.completed(answer).issued).toMatchObject({ mark: MARK, uid: UID });
  });

  it('can name the MARK later if the authority could not be reached', () => {
    const offline = charged.completed({ mark: 0, uid: UID, statusCode: 'Offline' });
    expect(offline.issued).not.toHaveProperty('mark');
    const issued = offline.completed({ mark: MARK, uid: UID });
    expect(issued.issued).toMatchObject({ mark: MARK, uid: UID });
    expect(issued.charges).toEqual(offline.charges);
    expect(issued.completed({ mark: MARK }).toJSON()).toEqual(issued.toJSON());
  });
});
