import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds, found, issuesOf } from '../found.js';

const PLACES = '/invoiceHeader/otherDeliveryNoteHeader';

describe('the calendar of a goods movement', () => {
  const NOW = '2026-11-21T08:00:00Z';
  const issued = (sample: Example['sample'], set: Record<string, unknown> = {}, now = NOW) =>
    found('movement/issue-date-past', { sample, set, now });

  it('accepts today, and reports the earliest allowed day', () => {
    expect(issued('deliveryNote', {}, '2026-11-20T08:00:00Z')).toEqual([]);
    expect(issued('deliveryNote', {}, '2026-11-19T08:00:00Z')).toEqual([]);
    expect(issued('deliveryNote')).toEqual([
      {
        at: 'invoiceHeader/issueDate',
        params: { issueDate: '2026-11-20', today: '2026-11-21', earliest: '2026-11-21' },
      },
    ]);
    expect(issued('receivingNote')).toHaveLength(1);
    expect(issued('salesInvoice')).toEqual([]);
  });

  it('accepts yesterday after a transmission failure', () => {
    const failed = { '/transmissionFailure': 1 };
    expect(issued('deliveryNote', failed)).toEqual([]);
    expect(issued('deliveryNote', failed, '2026-11-22T08:00:00Z')).toHaveLength(1);
  });

  const dispatched = (dispatchDate: string | undefined, more: Omit<Example, 'sample'> = {}) =>
    finds('movement/dispatch-date-past', {
      sample: 'deliveryNote',
      now: NOW,
      ...more,
      set: { ...(dispatchDate && { '/invoiceHeader/dispatchDate': dispatchDate }), ...more.set },
    });

  it('requires a dispatch today or later', () => {
    expect(dispatched('2026-11-20')).toBe(true);
    expect(dispatched('2026-11-21')).toBe(false);
    expect(dispatched('2026-11-22')).toBe(false);
    expect(dispatched(undefined, { remove: ['/invoiceHeader/dispatchDate'] })).toBe(false);
  });

  it('accepts a dispatch yesterday after a transmission failure', () => {
    const set = { '/transmissionFailure': 1 };
    expect(dispatched('2026-11-20', { set })).toBe(false);
    expect(dispatched('2026-11-19', { set })).toBe(true);
  });

  it('ignores the dispatch of an invoice that moves nothing', () => {
    const set = { '/invoiceHeader/dispatchDate': '2026-11-01' };
    expect(finds('movement/dispatch-date-past', { sample: 'salesInvoice', set, now: NOW })).toBe(false);
  });

  it('refuses a dispatch more than a year ahead', () => {
    const far = (dispatchDate: string, issueDate = '2026-11-20') =>
      finds('movement/dispatch-far-ahead', {
        sample: 'deliveryNote',
        set: { '/invoiceHeader/issueDate': issueDate, '/invoiceHeader/dispatchDate': dispatchDate },
      });
    expect(['2026-11-19', '2026-11-20', '2027-11-20', '2027-11-21'].map((date) => far(date))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // A year that somebody mistyped is a date all the same.
    expect([far('0203-11-20', '0202-11-20'), far('0203-11-21', '0202-11-20')]).toEqual([false, true]);
  });
});

describe('movement/flag-missing', () => {
  const missing = (set: Record<string, unknown>) =>
    found('movement/flag-missing', { sample: 'salesInvoice', set });
  /** The document is a sales invoice, which may also be a delivery note. */
  const SALE = { type: '1.1', flag: 'isDeliveryNote' };
  const ADDRESS = { postalCode: '10563', city: 'Αθήνα' };

  it.each([
    ['movePurpose', 1],
    ['dispatchDate', '2026-11-20'],
    ['dispatchTime', '10:00:00'],
    ['otherDeliveryNoteHeader', { loadingAddress: ADDRESS, deliveryAddress: ADDRESS }],
  ])('is reported if the document has %s alone', (member, value) => {
    expect(missing({ [`/invoiceHeader/${member}`]: value })).toEqual([
      { at: `invoiceHeader/${member}`, params: { member, ...SALE } },
    ]);
  });

  it('is reported for packages and for the purpose of a line, but not for an empty list', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ '/packingsDeclarations': [] })).toEqual([]);
    const packings = [{ Packages: [{ packagingType: 2, quantity: 1 }] }];
    expect(missing({ '/packingsDeclarations': packings })).toEqual([
      { at: 'packingsDeclarations', params: { member: 'packingsDeclarations', ...SALE } },
    ]);
    expect(missing({ '/invoiceDetails/1/movePurposeLine': 1 })).toEqual([
      { at: 'invoiceDetails/1/movePurposeLine', params: { member: 'movePurposeLine', ...SALE } },
    ]);
  });
});

describe('movement/shipping-branch-redundant', () => {
  const redundant = (set: Record<string, unknown>) =>
    found('movement/shipping-branch-redundant', { sample: 'deliveryNote', set }).map(({ params }) => params);

  it('compares each branch with its party', () => {
    expect(redundant({})).toEqual([]);
    expect(redundant({ [`${PLACES}/startShippingBranch`]: 0 })).toEqual([
      { member: 'startShippingBranch', branch: 0, party: 'issuer' },
    ]);
    expect(redundant({ [`${PLACES}/completeShippingBranch`]: 0 })).toEqual([
      { member: 'completeShippingBranch', branch: 0, party: 'counterpart' },
    ]);
    expect(
      redundant({ [`${PLACES}/startShippingBranch`]: 1, [`${PLACES}/completeShippingBranch`]: 2 }),
    ).toEqual([]);
  });

  it('finds nothing without a counterpart', () => {
    const example: Example = { sample: 'deliveryNote', remove: ['/counterpart'] };
    expect(finds('movement/shipping-branch-redundant', example)).toBe(false);
  });
});

describe('the title of another purpose', () => {
  const titled = (rule: RuleId, set: Record<string, unknown>) => found(rule, { sample: 'deliveryNote', set });
  const LINE = '/invoiceDetails/0';

  it('is required with purpose 19, in the header and on lines', () => {
    const at = 'invoiceDetails/0/otherMovePurposeLineTitle';
    const params = { member: 'otherMovePurposeLineTitle', purpose: 19 };
    const alone = { [`${LINE}/otherMovePurposeLineTitle`]: 'Επίδειξη' };
    expect(titled('movement/purpose-title-alone', alone)).toEqual([{ at, params }]);
    expect(titled('movement/purpose-title-alone', { ...alone, [`${LINE}/movePurposeLine`]: 1 })).toEqual([
      { at, params },
    ]);
    expect(titled('movement/purpose-title-alone', { ...alone, [`${LINE}/movePurposeLine`]: 19 })).toEqual([]);
    expect(titled('movement/purpose-title-missing', { [`${LINE}/movePurposeLine`]: 19 })).toEqual([
      { at, params },
    ]);
  });

  it('is reported as missing in the header', () => {
    expect(titled('movement/purpose-title-missing', { '/invoiceHeader/movePurpose': 19 })).toEqual([
      {
        at: 'invoiceHeader/otherMovePurposeTitle',
        params: { member: 'otherMovePurposeTitle', purpose: 19 },
      },
    ]);
    expect(
      titled('movement/purpose-title-alone', { '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη' }),
    ).toEqual([
      {
        at: 'invoiceHeader/otherMovePurposeTitle',
        params: { member: 'otherMovePurposeTitle', purpose: 19 },
      },
    ]);
  });
});

describe('placeholders in a movement', () => {
  const city = (pointer: string, sample: Example['sample'] = 'deliveryNote') =>
    found('movement/address-placeholder', {
      sample,
      set: { [pointer]: { street: 'Ερμού', number: '10', postalCode: '10563', city: ' NONE ' } },
    }).map(({ at }) => at);

  it('are reported in each of the four addresses, with or without spaces', () => {
    expect(city('/issuer/address')).toEqual(['issuer/address/city']);
    expect(city('/counterpart/address')).toEqual(['counterpart/address/city']);
    expect(city(`${PLACES}/loadingAddress`)).toEqual([
      'invoiceHeader/otherDeliveryNoteHeader/loadingAddress/city',
    ]);
    expect(city(`${PLACES}/deliveryAddress`)).toEqual([
      'invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/city',
    ]);
    expect(city('/issuer/address', 'receivingNote')).toEqual(['issuer/address/city']);
  });

  it('are also reported as a name if goods move or have arrived', () => {
    const named = (sample: Example['sample'], set: Record<string, unknown>) =>
      found('movement/name-placeholder', { sample, set }).map(({ at }) => at);
    expect(named('deliveryNote', { '/counterpart/name': ' - ' })).toEqual(['counterpart/name']);
    expect(named('receivingNote', { '/issuer/name': 'NONE' })).toEqual(['issuer/name']);
    expect(named('deliveryNote', {})).toEqual([]);
    expect(named('salesInvoice', { '/issuer/name': 'NONE' })).toEqual([]);
  });
});

describe('movement/tracking-not-moving', () => {
  it('names each flag that is set', () => {
    const flags = (set: Record<string, unknown>) =>
      found('movement/tracking-not-moving', { sample: 'salesInvoice', set }).map(({ at }) => at);
    expect(flags({})).toEqual([]);
    expect(flags({ '/invoiceHeader/nonObligatedRecipient': true })).toEqual([
      'invoiceHeader/nonObligatedRecipient',
    ]);
    expect(flags({ '/invoiceHeader/withoutDigitalTransportTracking': true })).toEqual([
      'invoiceHeader/withoutDigitalTransportTracking',
    ]);
  });

  it.each(['nonObligatedRecipient', 'withoutDigitalTransportTracking'])(
    'refuses %s (205) if no goods move, and accepts it otherwise',
    (flag) => {
      const set = { [`/invoiceHeader/${flag}`]: true };
      expect(issuesOf({ sample: 'retailReceipt', set })).toMatchObject([
        { rule: 'movement/tracking-not-moving', severity: 'error', authorityCode: 205 },
      ]);
      for (const sample of ['movingInvoice', 'deliveryNote', 'receivingNote'] as const) {
        expect(issuesOf({ sample, set })).toEqual([]);
      }
    },
  );
});

describe('purposes limited to one country', () => {
  it('are not checked without a purpose or a counterpart', () => {
    const of = (rule: RuleId, example: Example) => finds(rule, example);
    expect(of('movement/receiving-purpose-country', { sample: 'receivingNote' })).toBe(false);
    expect(
      of('movement/receiving-purpose-country', {
        sample: 'receivingNote',
        set: { '/invoiceHeader/receivingNotePurpose': 3 },
        remove: ['/counterpart'],
      }),
    ).toBe(false);
    expect(
      of('movement/reverse-purpose-country', {
        sample: 'deliveryNote',
        set: { '/invoiceHeader/reverseDeliveryNote': true },
      }),
    ).toBe(false);
  });
});
