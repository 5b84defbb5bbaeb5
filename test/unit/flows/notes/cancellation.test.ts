import { describe, expect, it, test } from 'vitest';
import { cancellationFromJSON, cancellationOf, readCancellationAnswer } from '../../../../src/flows/index.js';
import { salesInvoice } from '../../../../src/rules/examples/invoices.js';
import { deliveryNote, receivingNote } from '../../../../src/rules/examples/notes.js';
import { posCollection, posRefund, retailReceipt } from '../../../../src/rules/examples/retail.js';
import { orderSlip } from '../../../../src/rules/examples/table.js';
import type { Document } from '../../../../src/types/index.js';
import { refusalsOf } from '../credit/credit.js';
import { withChecksum } from '../with-checksum.js';
import { issued, MARK, note } from './notes.js';

const typed = (document: Document, invoiceType: Document['invoiceHeader']['invoiceType']): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, invoiceType },
});
const success = { response: [{ statusCode: 'Success', cancellationMark: 400001234567999, errors: [] }] };
const failure = (code: string | number) => ({
  response: [
    { statusCode: 'ValidationError', cancellationMark: 0, errors: [{ error: [{ code, message: 'no' }] }] },
  ],
});

describe('the request to cancel a note', () => {
  it.each([
    ['9.1', deliveryNote, 'CancelDeliveryNote'],
    ['9.2', deliveryNote, 'CancelDeliveryNote'],
    ['9.3', deliveryNote, 'CancelDeliveryNote'],
    ['10.1', receivingNote, 'CancelReceivingNote'],
    ['10.2', receivingNote, 'CancelReceivingNote'],
  ] as const)('is built for %s', (type, document, call) => {
    const cancellation = cancellationOf(issued(typed(document, type)));
    expect(cancellation.call).toBe(call);
    expect(cancellation.body).toEqual({ mark: '400001234567891', entityVatNumber: '800123456' });
    expect(cancellation.stands).toBe('ready');
  });

  it.each([
    [salesInvoice, 'cancellation/credit-instead', { type: '1.1' }],
    [retailReceipt, 'cancellation/credit-instead', { type: '11.1' }],
    [typed(salesInvoice, '8.1'), 'cancellation/credit-instead', { type: '8.1' }],
    [typed(salesInvoice, '5.1'), 'cancellation/not-possible', { type: '5.1' }],
    [posRefund, 'cancellation/not-possible', { type: '8.5' }],
    [posCollection, 'cancellation/return-instead', {}],
    [orderSlip, 'cancellation/slip-instead', {}],
  ])('is refused for other documents: $1 $2', (document, rule, params) => {
    expect(refusalsOf(() => cancellationOf(issued(document)))).toEqual([{ rule, path: [], params }]);
  });

  it('needs the MARK of the note', () => {
    expect(refusalsOf(() => cancellationOf({ document: deliveryNote }))).toEqual([
      { rule: 'cancellation/no-mark', path: ['mark'], params: {} },
    ]);
    expect(refusalsOf(() => cancellationOf(null as never))).toMatchObject([{ rule: 'issued/unreadable' }]);
  });
});

describe('the answer to a cancellation', () => {
  const errors = [{ code: '251', message: 'no' }];

  it.each([
    [success, { cancelled: true, cancellationMark: '400001234567999' }],
    [
      { statusCode: 'Success', cancellationMark: '400001234567999' },
      { cancelled: true, cancellationMark: '400001234567999' },
    ],
    [
      { response: [{ statusCode: 'Success', cancellationMark: 0 }] },
      { cancelled: false, why: 'no-mark', errors: [] },
    ],
    [
      { response: [{ statusCode: 'Success', cancellationMark: '0' }] },
      { cancelled: false, why: 'no-mark', errors: [] },
    ],
    [{ response: [{ statusCode: 'Success' }] }, { cancelled: false, why: 'no-mark', errors: [] }],
    [failure('251'), { cancelled: false, why: 'repeated', errors }],
    [failure(251), { cancelled: false, why: 'repeated', errors }],
    [failure(301), { cancelled: false, why: 'not-found', errors: [{ code: '301', message: 'no' }] }],
    [failure(801), { cancelled: false, why: 'refused', errors: [{ code: '801', message: 'no' }] }],
    [
      { errors: ['No authority'] },
      { cancelled: false, why: 'refused', errors: [{ code: '', message: 'No authority' }] },
    ],
    [
      { title: 'Bad Request', status: 400, errors: { mark: ['The mark field is required.'] } },
      {
        cancelled: false,
        why: 'refused',
        errors: [{ code: '', message: 'mark: The mark field is required.' }],
      },
    ],
    [
      { response: [{ statusCode: 'ValidationError', errors: [] }] },
      { cancelled: false, why: 'refused', errors: [] },
    ],
    [
      { response: [{ statusCode: 'Offline', invoiceUid: 'A'.repeat(40) }] },
      { cancelled: false, why: 'no-mark', errors: [] },
    ],
    [{ response: [{ statusCode: 'Pending' }] }, { cancelled: false, why: 'unreadable', errors: [] }],
    [{ response: [] }, { cancelled: false, why: 'unreadable', errors: [] }],
    [{ response: [{}, {}] }, { cancelled: false, why: 'unreadable', errors: [] }],
    [
      { title: 'Bad Request', status: 400 },
      { cancelled: false, why: 'unreadable', errors: [] },
    ],
    [undefined, { cancelled: false, why: 'unreadable', errors: [] }],
    ['<html>', { cancelled: false, why: 'unreadable', errors: [] }],
    [{ response: 5 }, { cancelled: false, why: 'unreadable', errors: [] }],
  ])('is read: %j', (answer, expected) => {
    expect(readCancellationAnswer(answer)).toEqual(expected);
  });
});

describe('a cancellation', () => {
  const ready = cancellationOf(note);
  const sent = ready.sent();

  it('is sent and completed with its MARK', () => {
    const done = sent.answered(success);
    expect([sent.stands, done.stands, done.cancellationMark]).toEqual([
      'sent',
      'cancelled',
      '400001234567999',
    ]);
    expect(ready.stands).toBe('ready');
    expect(done.answered(failure(251))).toBe(done);
    expect(refusalsOf(() => done.sent())).toEqual([
      { rule: 'cancellation/done-already', path: [], params: { mark: MARK } },
    ]);
  });

  it('is sent again after an unknown outcome only if the caller insists', () => {
    expect(refusalsOf(() => sent.sent())).toEqual([
      { rule: 'cancellation/sent-already', path: [], params: { mark: MARK } },
    ]);
    expect(refusalsOf(() => sent.answered('time-out').sent())).toMatchObject([
      { rule: 'cancellation/sent-already' },
    ]);
    expect(sent.sent(true).answered(failure(251))).toMatchObject({
      stands: 'cancelled',
      cancellationMark: undefined,
    });
  });

  it('can be sent again after a refusal', () => {
    expect(sent.answered(failure(301)).stands).toBe('refused');
    expect(sent.answered(failure(301)).sent().answered(success).stands).toBe('cancelled');
  });

  it('accepts an answer only after it was sent', () => {
    expect(refusalsOf(() => ready.answered(success))).toEqual([
      { rule: 'cancellation/not-sent', path: [], params: { mark: MARK } },
    ]);
  });

  it('can be stored and restored at every step', () => {
    for (const each of [
      ready,
      sent,
      sent.answered(failure(801)),
      sent.answered(success),
      sent.answered(failure(251)),
    ]) {
      const stored: unknown = JSON.parse(JSON.stringify(each));
      expect(cancellationFromJSON(stored).toJSON()).toEqual(each.toJSON());
    }
  });

  test.each([
    [{ flow: 'table', version: 2 }, 'state/other-flow'],
    [{ ...sent.toJSON(), version: 1 }, 'state/other-version'],
    [withChecksum({ ...sent.toJSON(), stands: 'lost' }), 'state/not-understood'],
    [withChecksum({ ...sent.toJSON(), cancellationMark: '400001234567999' }), 'state/not-understood'],
    [withChecksum({ ...sent.toJSON(), body: { mark: 'x', entityVatNumber: '1' } }), 'state/not-understood'],
    ['x', 'state/not-json'],
  ])('is refused if its stored state is invalid: $1', (json, rule) => {
    expect(refusalsOf(() => cancellationFromJSON(json))[0]?.rule).toBe(rule);
  });
});

describe('a cancellation', () => {
  it('can be tried: its steps give their reasons instead of throwing', () => {
    const ready = cancellationOf(note);
    const early = ready.try.answered(success);
    expect(early).toMatchObject({
      ok: false,
      issues: [{ rule: 'cancellation/not-sent', params: { mark: MARK } }],
    });
    const sent = ready.try.sent();
    if (!sent.ok) throw new Error('It was refused.');
    const answered = sent.value.try.answered(success);
    expect(answered).toMatchObject({ ok: true, value: { stands: 'cancelled' } });
  });

  it('is not restored without the tax number of its issuer', () => {
    const stored = cancellationOf(note).toJSON();
    const { checksum: _checksum, ...state } = stored;
    const body = { ...state.body, entityVatNumber: '' };
    expect(refusalsOf(() => cancellationFromJSON(withChecksum({ ...state, body })))).toMatchObject([
      { rule: 'state/not-understood', path: ['body', 'entityVatNumber'] },
    ]);
  });
});

describe('an answer to a cancellation', () => {
  it.each([
    ['text', { response: ['Success'] }],
    ['null', { response: [null] }],
    ['a list as its status', { response: [{ statusCode: ['ValidationError'], cancellationMark: 0 }] }],
  ])('with %s proves nothing', (_, answer) => {
    expect(readCancellationAnswer(answer)).toMatchObject({ cancelled: false });
    expect(cancellationOf(note).sent().answered(answer).stands).toBe('sent');
  });
});
