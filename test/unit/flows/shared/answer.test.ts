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

describe('a MARK as a number', () => {
  it('is refused where a JavaScript number is no longer exact, and taken as text', () => {
    expect(refusedBy(() => charged.completed({ mark: 9007199254740992 }))).toEqual([
      {
        rule: 'answer/mark-inexact',
        path: ['mark'],
        params: { found: 9007199254740992, largest: 9007199254740991 },
      },
    ]);
    expect(charged.completed({ mark: '9007199254740993' }).issued?.mark).toBe('9007199254740993');
    expect(charged.completed({ mark: 9007199254740993n }).issued?.mark).toBe('9007199254740993');
    expect(charged.completed({ mark: 9007199254740991 }).issued?.mark).toBe('9007199254740991');
    expect(() => charged.completed({ mark: 1e300 })).toThrow(/as text, exactly as the answer has it/);
  });
});

describe('an answer with a status', () => {
  it('other than Success and Offline issues no document', async () => {
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

  it.each(['Success', 'Offline', undefined, null])('%s records what came', (statusCode) => {
    const answer = { mark: MARK, uid: UID, ...(statusCode !== undefined && { statusCode }) };
    expect(charged.completed(answer).issued).toMatchObject({ mark: MARK, uid: UID });
  });

  it('may name the MARK later, where the authority could not be reached', () => {
    const offline = charged.completed({ mark: 0, uid: UID, statusCode: 'Offline' });
    expect(offline.issued).not.toHaveProperty('mark');
    const issued = offline.completed({ mark: MARK, uid: UID });
    expect(issued.issued).toMatchObject({ mark: MARK, uid: UID });
    expect(issued.charges).toEqual(offline.charges);
    expect(issued.completed({ mark: MARK }).toJSON()).toEqual(issued.toJSON());
  });
});
