import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import {
  type Family,
  megEftPos,
  type TerminalAction,
  type TerminalKind,
  viva,
  vivaApp,
  vivaLocal,
} from '../../../src/sending/terminals/index.js';
import { vivaFamily, webEcrFamily } from './till.js';

const key = 'k-1';
const facts = { key, amount: '10.00' };
const local = vivaLocal({ base: 'https://192.168.1.40:8080', terminalId: '16000123', provider: 108 });
const app = vivaApp({ app: 'gr.till', callback: 'till://paid', terminalId: '16000123', provider: 108 });
const meg = megEftPos({
  ...{ base: 'http://till-pc:8187', licenseKey: 'l', vatNumber: '123456783', terminalId: '16000123' },
  ...{ protocol: 'MELLON_WEB_ECR', apiKey: 'k', provider: 'ILYDA' },
});
const families: readonly (readonly [string, Family])[] = [
  ['viva', vivaFamily()],
  ['webEcr', webEcrFamily()],
  ['vivaLocal', local],
  ['vivaApp', app],
  ['megEftPos', meg],
];
const answer = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) => ({
  ...{ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) },
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The codes in a result of Viva. */
const VIVA: readonly (readonly [TerminalKind, readonly number[]])[] = [
  ['cancelled', [1000, 1003, 1016, 1102]],
  ['notBegun', [1001, 1100, 1002, ...range(5000, 5006), 6201, ...range(7001, 7005)]],
  ['declined', [1004, 1006, 1007, 1019, 1020, ...range(1047, 1072), 1008, 1009, 1011, 1012, 1021]],
  ['wrongRequest', [1013, 1014, 1018, 6000, 6102, 1074, 1075, 1076, 1077, 1079, 1080, 1081, 1082, 1083]],
  ['unknown', [1099, 1110, ...range(1300, 1303), 2000, ...range(3000, 3099), 4000, 1005, 9999, -1]],
];

describe('viva', () => {
  const family = vivaFamily();
  const result = { sessionId: key, tid: '16000123', amount: 1150, tipAmount: 150, transactionId: 'tx-1' };

  it('reads a charge, whose amount may have the tip in it', () => {
    const body = { ...result, success: true, eventId: 0, aadeTransactionId: '116430909552789552789' };
    expect(family.read('ask', answer(body), facts)).toMatchObject({
      ...{
        kind: 'charged',
        transactionId: '116430909552789552789',
        networkId: 'tx-1',
        amount: '10.00',
        tip: '1.50',
      },
      ...{ instant: false, code: '0', next: { step: 'complete' }, warnings: [] },
      text: 'The terminal charged 10.00 and a tip of 1.50.',
    });
    expect(family.read('ask', answer({ ...body, amount: 1000 }), facts)).toMatchObject({
      amount: '10.00',
      tip: '1.50',
    });
    expect(family.read('ask', answer({ ...body, bankId: 'NET_IRIS' }), facts)).toMatchObject({
      instant: true,
    });
  });

  it('never takes the id of the network for the unique payment id', () => {
    const charge = family.read('ask', answer({ ...result, success: true, eventId: 0 }), facts);
    expect(charge.transactionId).toBeUndefined();
    expect(charge.warnings).toEqual([
      'The terminal gave no unique payment id. The id of the network, tx-1, is recorded in its place.',
    ]);
  });

  it.each(VIVA.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)))(
    'reads %i as %s',
    (code, kind) => {
      const read = family.read('ask', answer({ ...result, success: false, eventId: code }), facts);
      expect(read).toMatchObject({ kind, code: String(code) });
      expect(read.amount).toBeUndefined();
      if (kind === 'declined' || kind === 'cancelled') expect(read.next.step).toBe('confirm');
      if (kind === 'unknown') expect(read.next.step).toBe('ask');
      // The local interface has the same codes.
      const payloadData = { saleResponse: { isSuccess: false, eventId: code } };
      expect(
        local.read('ask', answer({ state: 'FAILURE', sessionId: key, payloadData }), facts),
      ).toMatchObject({ kind });
    },
  );

  it.each([
    [{ success: false, eventId: 0 }],
    [{ success: true, eventId: 1006 }],
    [{ success: 'true', eventId: 0 }],
    [{ sessionId: 'another', success: true, eventId: 0 }],
  ])('does not know what contradicts itself: %j', (own) => {
    expect(family.read('ask', answer({ ...result, ...own }), facts)).toMatchObject({
      kind: 'unknown',
      next: { step: 'ask' },
    });
  });

  it.each([
    ['sale', 200, {}, 'running', 'ask'],
    ['sale', 200, { 'x-viva-eventid': '1100' }, 'running', 'ask'],
    ['sale', 409, { 'x-viva-eventid': '1201' }, 'running', 'ask'],
    ['sale', 400, { 'x-viva-eventid': '1202' }, 'running', 'ask'],
    ['sale', 400, { 'x-viva-eventid': '1212' }, 'running', 'ask'],
    ['sale', 400, { 'x-viva-eventid': '1200' }, 'wrongRequest', 'correct'],
    ['refund', 400, { 'x-viva-eventid': '1213' }, 'wrongRequest', 'correct'],
    ['sale', 503, { 'x-viva-eventid': '1400' }, 'unknown', 'ask'],
    ['sale', 400, { 'x-viva-eventid': '1400' }, 'notBegun', 'later'],
    ['sale', 400, { 'x-viva-eventid': '1300' }, 'unknown', 'ask'],
    ['sale', 400, {}, 'unknown', 'ask'],
    ['sale', 401, {}, 'notBegun', 'pair'],
    ['ask', 401, {}, 'unknown', 'pair'],
    ['ask', 202, {}, 'running', 'ask'],
    ['ask', 404, {}, 'notBegun', 'repeat'],
    ['ask', 503, {}, 'unknown', 'ask'],
    ['abort', 200, {}, 'running', 'ask'],
    ['abort', 400, { 'x-viva-eventid': '1208' }, 'running', 'ask'],
    ['abort', 400, { 'x-viva-eventid': '1206' }, 'unknown', 'ask'],
  ] as const)('reads the answer to %s with %i %j as %s, then %s', (action, status, headers, kind, step) => {
    expect(family.read(action, answer('', status, headers), facts)).toMatchObject({ kind, next: { step } });
  });

  it('lists a day, and knows when it cannot', () => {
    const sessions = [
      { ...result, success: true, eventId: 0, aadeTransactionId: 'u' },
      { ...result, success: false, eventId: 1006 },
    ];
    const day = family.readDay(answer(sessions));
    expect(day.isComplete).toBe(true);
    expect(day.charges.map(({ kind }) => kind)).toEqual(['charged', 'declined']);
    expect(family.readDay(answer('<html>'))).toEqual({ charges: [], isComplete: false });
    expect(family.readDay(undefined).isComplete).toBe(false);
  });

  it('speaks Greek', () => {
    const greek = viva({
      ...{
        api: 'https://a.test',
        accounts: 'https://b.test',
        clientId: 'c',
        clientSecret: 's',
        terminalId: '1',
      },
      ...{ cashRegister: 'till', provider: 108, locale: el },
    });
    expect(greek.read('ask', answer({ success: false, eventId: 1075 }), facts).text).toBe(
      'Η υπογραφή είναι για άλλο τερματικό. Δεν χρεώθηκε τίποτα.',
    );
  });
});

describe('vivaLocal', () => {
  it.each([
    ['PROCESSING', 'running'],
    ['BUSY_ERROR', 'notBegun'],
    ['SERVER_ERROR', 'unknown'],
    ['SESSION_NOT_FOUND_ERROR', 'notBegun'],
    ['SUCCESS', 'unknown'],
    ['SOMETHING', 'unknown'],
  ])('reads %s as %s', (state, kind) => {
    expect(local.read('ask', answer({ state, sessionId: key }), facts).kind).toBe(kind);
  });

  it('reads a charge, whose amount has the tip in it', () => {
    const saleResponse = {
      isSuccess: true,
      eventId: 0,
      amount: 1150,
      tipAmount: 150,
      aadeTransactionId: 'u',
    };
    const body = { state: 'SUCCESS', sessionType: 'SALE', sessionId: key, payloadData: { saleResponse } };
    expect(local.read('ask', answer(body), facts)).toMatchObject({
      ...{ kind: 'charged', transactionId: 'u', amount: '10.00', tip: '1.50' },
    });
    expect(local.read('ask', answer({ ...body, state: 'FAILURE' }), facts).kind).toBe('unknown');
  });
});

describe('vivaApp', () => {
  it('reads the address of the call-back', () => {
    const back = (query: string) => app.read('sale', answer(`till://paid?${query}`), facts);
    const about = `action=sale&clientTransactionId=${key}&amount=1000&tid=16000123`;
    expect(back(`status=success&${about}&aadeTransactionId=u&paymentMethod=IRIS`)).toMatchObject({
      ...{ kind: 'charged', transactionId: 'u', amount: '10.00', instant: true },
    });
    expect(back(`status=fail&${about}`)).toMatchObject({ kind: 'declined', next: { step: 'confirm' } });
    expect(back('status=odd').kind).toBe('unknown');
    expect(back('').kind).toBe('unknown');
  });
});

describe('webEcr', () => {
  const family = webEcrFamily();
  const intent = {
    Id: 'i-1',
    CustomerReference: key,
    Amount: 1000,
    TipAmount: 50,
    TransactionId: '075121702285176315144',
  };
  const list = (...results: unknown[]) =>
    answer({ count: results.length, next: null, previous: null, results });

  it.each([
    [1, 'charged', 'complete'],
    [2, 'declined', 'confirm'],
    [3, 'cancelled', 'confirm'],
    [4, 'declined', 'confirm'],
    [5, 'unknown', 'ask'],
    [6, 'notBegun', 'later'],
    [7, 'notBegun', 'closeBatch'],
    [8, 'unknown', 'ask'],
  ] as const)('reads the result %i as %s, then %s', (Result, kind, step) => {
    const completed = { ...intent, Status: 3, Result };
    for (const read of [
      family.read('sale', answer(completed), facts),
      family.read('ask', list(completed), facts),
    ]) {
      expect(read).toMatchObject({ kind, next: { step } });
    }
  });

  it('reads a charge with its tip, and an instant payment', () => {
    const charge = {
      ...intent,
      Status: 3,
      Result: 1,
      PaymentType: 1,
      TransactionId: '075;121702285176;315144',
    };
    expect(family.read('ask', list(charge), facts)).toMatchObject({
      ...{
        transactionId: '075;121702285176;315144',
        networkId: 'i-1',
        amount: '10.00',
        tip: '0.50',
        instant: true,
      },
    });
  });

  it.each([
    ['still open', list({ ...intent, Status: 2 }), 'running'],
    ['none', list(), 'notBegun'],
    ['those of others only', list({ ...intent, CustomerReference: 'k-2', Status: 3, Result: 1 }), 'unknown'],
    [
      'a refused one and a charged one',
      list({ ...intent, Status: 3, Result: 2 }, { ...intent, Status: 3, Result: 1 }),
      'charged',
    ],
    ['one without a result', list({ ...intent, Status: 3 }), 'unknown'],
    [
      'one that was voided',
      list({ ...intent, Status: 3, Result: 1, Transaction: { Voided: true } }),
      'returned',
    ],
  ] as const)('reads a list with %s', (_, given, kind) => {
    expect(family.read('ask', given, facts).kind).toBe(kind);
  });

  it.each([
    ['sale', 400, 'wrongRequest', 'correct'],
    ['sale', 403, 'notBegun', 'pair'],
    ['ask', 403, 'unknown', 'pair'],
    ['ask', 404, 'unknown', 'ask'],
    ['sale', 500, 'unknown', 'ask'],
  ] as const)('reads the answer to %s with %i as %s, then %s', (action, status, kind, step) => {
    expect(family.read(action, answer('', status), facts)).toMatchObject({ kind, next: { step } });
  });

  it('reads the other list: its transactions have no unique payment id', () => {
    const transaction = { Id: 't-1', CustomerReference: key, Approved: true, Amount: 1000, TID: '16000123' };
    const charge = family.read('trace', list(transaction), facts);
    expect(charge).toMatchObject({ kind: 'charged', networkId: 't-1', amount: '10.00' });
    expect(charge.warnings).toHaveLength(1);
    expect(family.read('trace', list(), facts).kind).toBe('unknown');
    const day = family.readDay(list(transaction, { ...transaction, Voided: true }));
    expect(day.charges.map(({ kind }) => kind)).toEqual(['charged', 'returned']);
  });
});

describe('megEftPos', () => {
  const data = { nspReferenceNumber: 'N1', ecrReferenceNumber: 'E1', paidAmount: 11.5, tipAmount: 1.5 };

  it.each([
    ['APPROVED', 'charged'],
    ['DECLINED', 'declined'],
    ['CANCELLED', 'cancelled'],
    ['FAILED', 'declined'],
    ['UNKNOWN', 'unknown'],
    ['BUSY', 'notBegun'],
    ['MAX_TRANSACTIONS', 'notBegun'],
    ['ACTION_REQUIRED', 'unknown'],
    ['COMMUNICATION_ERROR', 'unknown'],
    ['SOMETHING', 'unknown'],
  ])('reads %s as %s, also with an error beside it', (responseCode, kind) => {
    const error = { errorLevel: 'EL_ERROR', errorCode: 'E', errorMessage: 'no' };
    expect(meg.read('sale', answer({ data: { ...data, responseCode }, error }), facts)).toMatchObject({
      ...{ kind, networkId: 'E1' },
    });
  });

  it('takes the paid amount with the tip in it or beside it, and keeps the kind that was asked for', () => {
    const approved = { ...data, responseCode: 'APPROVED', paymentMethodId: 'NONE_PAYMENT_METHOD' };
    const read = (own: object) =>
      meg.read('sale', answer({ data: { ...approved, ...own } }), { ...facts, instant: true });
    expect(read({})).toMatchObject({ transactionId: 'N1', amount: '10.00', tip: '1.50', instant: true });
    expect(read({ paidAmount: 10, paymentMethodId: 'BANK_CARD' })).toMatchObject({
      amount: '10.00',
      instant: false,
    });
  });

  it.each([
    ['nothing', [], {}, 'notBegun'],
    ['the charge', [{ ...data, responseCode: 'APPROVED' }], {}, 'charged'],
    [
      'two like it',
      [
        { ...data, responseCode: 'APPROVED' },
        { ...data, responseCode: 'APPROVED' },
      ],
      {},
      'unknown',
    ],
    ['another amount', [{ ...data, paidAmount: 12, responseCode: 'APPROVED' }], {}, 'unknown'],
    [
      'one that was made before',
      [{ ...data, responseCode: 'APPROVED', transactionTimestamp: 1_700_000_000 }],
      { since: new Date('2026-11-20T10:00:00Z') },
      'unknown',
    ],
    [
      'its own reference among others',
      [
        { ...data, responseCode: 'APPROVED' },
        { ...data, ecrReferenceNumber: 'E2', responseCode: 'DECLINED' },
      ],
      { networkId: 'E2' },
      'declined',
    ],
  ] as const)('reads what is pending: %s', (_, pending, own, kind) => {
    expect(meg.read('ask', answer({ data: pending, error: null }), { ...facts, ...own }).kind).toBe(kind);
  });
});

describe.each(families)('a bad answer of %s', (_, family) => {
  const deep = `${'['.repeat(2000)}1${']'.repeat(2000)}`;
  it.each([
    ['a text', 'Service is starting'],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['JSON that is cut off', '{"Status":3,"Result":1,"eventId":0,"success":tr'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[1, null, "a"]'],
    ['an object without members', '{}'],
    [
      'members of other kinds',
      '{"Status":{},"Result":[],"state":7,"eventId":{},"data":"APPROVED","success":1}',
    ],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['something deep', deep],
  ])('is unknown, never declined and never charged: %s', (_name, body) => {
    for (const action of ['sale', 'ask'] as const) {
      expect(family.read(action, answer(body), facts)).toMatchObject({
        kind: 'unknown',
        next: { step: 'ask' },
      });
    }
  });

  it('is unknown if it was lost, or comes with 5xx', () => {
    for (const action of ['sale', 'ask', 'void', 'refund', 'abort', 'trace'] satisfies TerminalAction[]) {
      expect(family.read(action, undefined, facts)).toMatchObject({ kind: 'unknown', code: 'lost' });
      for (const status of [500, 502, 503, 504]) {
        expect(family.read(action, answer('{"Status":3,"Result":2}', status), facts).kind).toBe('unknown');
      }
    }
  });

  it('is not begun if nothing was sent', () => {
    expect(family.read('sale', answer('', 0), facts)).toMatchObject({ kind: 'notBegun', code: 'not-sent' });
    expect(family.read('ask', answer('', 0), facts).kind).toBe('unknown');
  });
});
