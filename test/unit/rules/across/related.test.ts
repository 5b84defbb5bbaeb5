import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Related } from '../../../../src/types/index.js';
import { change } from '../totals/change.js';
import { acrossIds, issued, record, unusable } from './given.js';

const { orderSlip: slip, orderCancellation: cancellation, tableClosing: closing } = samples;
const SLIP = '400001234567894';
const CANCELLATION = '400001234567895';
const UID = '0123456789ABCDEF0123456789ABCDEF01234567';

const exactly = [issued(slip, SLIP), issued(cancellation, CANCELLATION)];
const whoever = (related: unknown): readonly Related[] => related as readonly Related[];

describe('the MARK of a related document', () => {
  test.each([
    ['text', SLIP],
    ['a number, as on the wire', 400001234567894],
    ['a bigint', 400001234567894n],
    ['text with spaces around it', ` ${SLIP} `],
    ['text with zeros in front', `00${SLIP}`],
  ])('is read from %s', (_, mark) => {
    const related = whoever([{ document: slip, mark }, exactly[1]]);
    expect(acrossIds(closing, related)).toEqual([]);
    expect(unusable(related)).toEqual([]);
  });

  test.each([0, '0', '', null, undefined])('is treated as missing if it is %s', (mark) => {
    const related = whoever([{ document: slip, mark }, exactly[1]]);
    expect(acrossIds(closing, related)).toEqual(['order/listed-slip-unknown']);
    expect(unusable(related)).toEqual([
      'related[0] has neither mark nor uid, so documents that refer to it were not compared with it.',
    ]);
  });

  test.each(['MARK 5', '-1', '4.5', 1.5, -3, 2 ** 60, Number.NaN, {}, true, '1'.repeat(21)])(
    'is reported and not used if it is %s',
    (mark) => {
      expect(unusable([{ document: slip, mark }, exactly[1]])).toContain(
        'related[0] has an invalid mark. Give its digits as text, or a whole number up to 9007199254740991.',
      );
    },
  );
});

describe('the UID of a related document', () => {
  const closingByUid = change('tableClosing', {
    '/invoiceHeader/multipleConnectedMarks': [Number(SLIP)],
    '/invoiceHeader/multipleConnectedUids': [UID],
  });

  test('is also matched in lower case', () => {
    for (const uid of [UID, UID.toLowerCase()]) {
      expect(acrossIds(closingByUid, [issued(slip, SLIP), { document: cancellation, uid }])).toEqual([]);
    }
  });

  test('identifies a slip that now has a MARK', () => {
    const both = { document: cancellation, mark: CANCELLATION, uid: UID };
    expect(acrossIds(closingByUid, [issued(slip, SLIP), both])).toEqual([]);
    expect(acrossIds(closing, [issued(slip, SLIP), both])).toEqual([]);
  });

  test.each(['UID', UID.slice(1), `${UID}0`, 40, {}])('is reported and not used if it is %s', (uid) => {
    expect(unusable([...exactly, { document: cancellation, uid }])).toContain(
      'related[2] has an invalid uid. Give its 40 hexadecimal digits as text.',
    );
  });
});

describe('an unusable related document is reported', () => {
  const hostile = {
    get document() {
      throw new Error('no');
    },
  };

  test.each([
    ['nothing', null, 'related[2] is neither a document nor the record of an open slip.'],
    ['a text', 'slip', 'related[2] is neither a document nor the record of an open slip.'],
    ['a list', [slip], 'related[2] is neither a document nor the record of an open slip.'],
    ['a getter that throws', hostile, 'related[2] could not be read.'],
    [
      'an issued nothing',
      { document: null, mark: '1' },
      'related[2] was not compared: it is not a document.',
    ],
    [
      'a document whose amount is text',
      change('orderSlip', { '/invoiceDetails/0/netValue': '10.50' }),
      'related[2] was not compared: invoiceDetails[].netValue could not be read.',
    ],
    [
      'a record without sums',
      { mark: '1', uid: '', quantityProducts: 1 },
      'related[2] was not compared: the record of an open slip needs mark or uid, quantityProducts and totalNet.',
    ],
    [
      'a record with an invalid MARK',
      { mark: '0', uid: '', quantityProducts: 1, totalNet: 1 },
      'related[2] was not compared: the record of an open slip needs mark or uid, quantityProducts and totalNet.',
    ],
    [
      'a record with a third of a cent',
      { mark: '1', uid: '', quantityProducts: 1, totalNet: 1.003 },
      'related[2] was not compared: the record of an open slip needs mark or uid, quantityProducts and totalNet.',
    ],
    [
      'another document of the same MARK',
      issued(change('orderSlip', { '/invoiceHeader/aa': '999' }), SLIP),
      'related[2] has the same MARK or UID as another related document.',
    ],
    [
      'a slip without a MARK next to slips with MARKs',
      change('orderSlip', { '/invoiceHeader/aa': '999' }),
      'related[2] has neither mark nor uid, so documents that refer to it were not compared with it.',
    ],
    [
      'an invoice that names nothing and has no MARK',
      samples.salesInvoice,
      'related[2] has neither mark nor uid, so documents that refer to it were not compared with it.',
    ],
  ])('if it is %s', (_, odd, why) => {
    expect(unusable([...exactly, odd])).toEqual([why]);
    expect(acrossIds(closing, whoever([...exactly, odd]))).toEqual([]);
  });

  test('if the list throws', () => {
    const related = new Proxy([...exactly], {
      get(target, key, receiver) {
        if (key === '1') throw new Error('no');
        return Reflect.get(target, key, receiver);
      },
    });
    expect(unusable(related)).toEqual(['related[1] and everything after it could not be read.']);
  });

  test('instead of reporting its listed slip as unknown', () => {
    const unread = issued(change('orderSlip', { '/invoiceDetails': 'none' }), SLIP);
    expect(acrossIds(closing, [unread, issued(cancellation, CANCELLATION)])).toEqual([]);
    expect(unusable([unread, exactly[1]])).toEqual([
      'related[0] was not compared: invoiceDetails could not be read.',
    ]);
  });

  test('but not a repeated document or the document itself', () => {
    expect(unusable([...exactly, ...exactly])).toEqual([]);
    expect(acrossIds(closing, [...exactly, ...exactly, issued(closing, '400001234567896'), closing])).toEqual(
      [],
    );
  });
});

test('format errors of a related document are not issues of the checked document', () => {
  const odd = issued(change('orderSlip', { '/invoiceHeader/colour': 'red' }), SLIP);
  expect(validate(closing, { related: [odd, ...exactly.slice(1)] }).issues).toEqual([]);
});

test('records of open slips are used as slips, by MARK or UID', () => {
  expect(acrossIds(closing, [record(SLIP, 4, 16.5), record(CANCELLATION, -1, -3.5)])).toEqual([]);
  const wire = [
    { mark: 400001234567894, uid: '', quantityProducts: '4', totalNet: '16.50' },
    { mark: CANCELLATION, uid: '', quantityProducts: -1, totalNet: -3.5 },
  ];
  expect(acrossIds(closing, whoever(wire))).toEqual([]);
});
