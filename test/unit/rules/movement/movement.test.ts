import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../../src/codes/index.js';
import { finds, found, issuesOf, typesThat } from '../found.js';

const header = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`/invoiceHeader/${name}`, value]));

describe('the members of a movement', () => {
  const members = ['movePurpose', 'dispatchDate', 'dispatchTime', 'otherDeliveryNoteHeader'];

  it.each(members)('include %s on delivery notes and on invoices that are delivery notes', (member) => {
    const remove = [`/invoiceHeader/${member}`];
    for (const sample of ['deliveryNote', 'aggregateNote', 'movingInvoice', 'movingReceipt'] as const) {
      expect(found('movement/member-missing', { sample, remove })).toEqual([
        { at: `invoiceHeader/${member}`, params: { member } },
      ]);
    }
    expect(typesThat('movement/member-missing', { sample: 'deliveryNote', remove })).toEqual([
      '9.1',
      '9.2',
      '9.3',
    ]);
  });

  it('are refused on receiving notes, and a warning on other types', () => {
    expect(typesThat('movement/member-on-receiving-note', { sample: 'deliveryNote' })).toEqual([
      '10.1',
      '10.2',
    ]);
    const set = header({ movePurpose: 1 });
    expect(issuesOf({ sample: 'salesInvoice', set })).toMatchObject([
      { rule: 'movement/flag-missing', severity: 'warning', path: ['invoiceHeader', 'movePurpose'] },
    ]);
  });
});

describe('isDeliveryNote', () => {
  it('is refused on notes, causes a warning on most types, and is accepted on the rest', () => {
    const example = { sample: 'movingInvoice' } as const;
    const refused = typesThat('movement/flag-on-note', example);
    const doubted = typesThat('movement/flag-unusual-on-type', example);
    expect(refused).toEqual(['9.1', '9.2', '9.3', '10.1', '10.2']);
    expect(providerInvoiceTypes.filter((type) => !refused.includes(type) && !doubted.includes(type))).toEqual(
      '1.1 1.2 1.3 1.4 1.6 3.1 3.2 5.1 5.2 11.1 11.5'.split(' '),
    );
  });
});

describe('the purpose of a movement', () => {
  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    '%i is accepted or withdrawn',
    (movePurpose) => {
      const withdrawn = [6, 15, 16, 17, 18].includes(movePurpose);
      const inHeader = { sample: 'deliveryNote', set: header({ movePurpose }) } as const;
      const inLine = {
        sample: 'deliveryNote',
        set: { '/invoiceDetails/0/movePurposeLine': movePurpose },
      } as const;
      expect(finds('movement/purpose-withdrawn', inHeader)).toBe(withdrawn);
      expect(finds('movement/purpose-withdrawn', inLine)).toBe(withdrawn);
    },
  );

  it('19 is the only one that requires a title', () => {
    const rulesOf = (members: Record<string, unknown>): string[] =>
      issuesOf({
        sample: 'deliveryNote',
        set: header(members),
        remove: ['/invoiceHeader/movePurposeLabel'],
      }).map(({ rule }) => rule);
    expect(rulesOf({ movePurpose: 19, otherMovePurposeTitle: 'Επίδειξη' })).toEqual([]);
    expect(rulesOf({ movePurpose: 19 })).toEqual(['movement/purpose-title-missing']);
    expect(rulesOf({ movePurpose: 19, otherMovePurposeTitle: ' ' })).toEqual([
      'movement/purpose-title-missing',
    ]);
    expect(rulesOf({ movePurpose: 3, otherMovePurposeTitle: 'Επίδειξη' })).toEqual([
      'movement/purpose-title-alone',
    ]);
  });
});

describe('the purpose of receiving', () => {
  const rulesOf = (type: string, members: Record<string, unknown>, country = 'GR'): string[] =>
    issuesOf({
      sample: 'receivingNote',
      set: {
        ...header({ invoiceType: type, correlatedInvoices: [400001234567896], ...members }),
        '/counterpart/country': country,
      },
    })
      .filter(({ rule }) => rule.startsWith('movement/'))
      .map(({ rule }) => rule);

  it.each([
    [1, 'GR'],
    [2, 'GR'],
    [3, 'IT'],
    [4, 'CH'],
    [6, 'GR'],
  ])('%i is accepted on both types', (receivingNotePurpose, country) => {
    expect(rulesOf('10.1', { receivingNotePurpose }, country)).toEqual([]);
    expect(rulesOf('10.2', { receivingNotePurpose }, country)).toEqual([]);
  });

  it.each([
    [3, 'GR'],
    [3, 'CH'],
    [4, 'GR'],
    [4, 'IT'],
  ])('%i does not fit goods from %s', (receivingNotePurpose, country) => {
    expect(rulesOf('10.2', { receivingNotePurpose }, country)).toEqual([
      'movement/receiving-purpose-country',
    ]);
  });

  it('5 requires 10.1, and 7 requires a title', () => {
    expect(rulesOf('10.1', { receivingNotePurpose: 5 })).toEqual([]);
    expect(rulesOf('10.2', { receivingNotePurpose: 5 })).toEqual(['movement/receiving-purpose-not-of-type']);
    expect(rulesOf('10.2', { receivingNotePurpose: 7 })).toEqual(['movement/receiving-title-missing']);
    expect(rulesOf('10.2', { receivingNotePurpose: 7, otherReceivingNotePurposeTitle: 'Λάθος' })).toEqual([]);
  });

  it('is refused on other types', () => {
    expect(typesThat('movement/receiving-purpose-on-type', { sample: 'receivingNote' })).toEqual(
      providerInvoiceTypes.filter((type) => !type.startsWith('10.')),
    );
  });
});

describe('flags of a movement', () => {
  it('include toWeigh only on 9.1, 9.2 and 9.3', () => {
    expect(
      typesThat('movement/to-weigh-on-type', { sample: 'deliveryNote', set: header({ toWeigh: true }) }),
    ).toEqual(providerInvoiceTypes.filter((type) => !type.startsWith('9.')));
  });

  it('exclude each other if they are for tracking, even if false', () => {
    const both = (first: boolean, second: boolean): boolean =>
      finds('movement/tracking-exclusive', {
        sample: 'deliveryNote',
        set: header({ nonObligatedRecipient: first, withoutDigitalTransportTracking: second }),
      });
    expect([both(true, true), both(true, false), both(false, true), both(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are a warning if they are for tracking and nothing moves', () => {
    const set = header({ nonObligatedRecipient: true });
    expect(typesThat('movement/tracking-not-moving', { sample: 'salesInvoice', set })).toEqual(
      providerInvoiceTypes.filter((type) => !/^(?:9|10)\./.test(type)),
    );
    expect(issuesOf({ sample: 'movingReceipt', set })).toEqual([]);
  });

  it('include the reverse flag only on a 9.3 with its purpose', () => {
    const reverse = header({ reverseDeliveryNote: true, reverseDeliveryNotePurpose: 5 });
    expect(issuesOf({ sample: 'deliveryNote', set: reverse })).toEqual([]);
    expect(typesThat('movement/reverse-on-type', { sample: 'deliveryNote', set: reverse })).toEqual(
      providerInvoiceTypes.filter((type) => type !== '9.3'),
    );
  });
});

describe('addresses of a movement', () => {
  const deliveryAddress = '/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress';

  it.each([
    ['postalCode', '0', true],
    ['postalCode', '00000', true],
    ['postalCode', '10563', false],
    ['city', 'NONE', true],
    ['city', 'none', true],
    ['city', 'Νόνη', false],
    ['street', '-', true],
    ['number', '0', false],
    ['number', '-', true],
  ])('with the %s "%s" are placeholders: %s', (member, value, expected) => {
    const example = { sample: 'deliveryNote', set: { [`${deliveryAddress}/${member}`]: value } } as const;
    expect(finds('movement/address-placeholder', example)).toBe(expected);
  });

  it('can be placeholders if nothing moves', () => {
    const set = { '/counterpart/address': { postalCode: '0', city: 'NONE' } };
    expect(issuesOf({ sample: 'salesInvoice', set })).toEqual([]);
  });

  it('are reported as missing members without loading or delivery', () => {
    for (const member of ['loadingAddress', 'deliveryAddress']) {
      const remove = [`/invoiceHeader/otherDeliveryNoteHeader/${member}`];
      expect(issuesOf({ sample: 'movingInvoice', remove })).toMatchObject([
        { rule: 'shape/missing', params: { member } },
      ]);
    }
  });
});

describe('the dispatch', () => {
  it.each([
    ['2026-11-19', 'movement/dispatch-date-past'],
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
  ])('on %s, checked on 2026-11-20, is reported as %s', (dispatchDate, rule) => {
    const example = {
      sample: 'deliveryNote',
      set: header({ dispatchDate }),
      now: '2026-11-20T21:30:00Z',
    } as const;
    const errors = issuesOf(example).filter(({ severity }) => severity === 'error');
    expect(errors.map((issue) => issue.rule)).toEqual(rule === undefined ? [] : [rule]);
  });
});

describe('movement/delivery-invoice-of-zero', () => {
  it('finds nothing from one cent on', () => {
    const zero = { sample: 'movingInvoice', set: { '/invoiceSummary/totalGrossValue': 0 } } as const;
    const cent = { sample: 'movingInvoice', set: { '/invoiceSummary/totalGrossValue': 0.01 } } as const;
    expect(finds('movement/delivery-invoice-of-zero', zero)).toBe(true);
    expect(finds('movement/delivery-invoice-of-zero', cent)).toBe(false);
  });
});

describe('the planned time of dispatch', () => {
  const RULE = 'movement/dispatch-time-past';
  // 10:15 in Athens, in winter.
  const now = '2026-11-20T08:15:30Z';
  const at = (dispatchTime: string, set: Record<string, unknown> = {}) =>
    found(RULE, { sample: 'movingInvoice', set: { ...header({ dispatchTime }), ...set }, now });

  it('is a warning before the moment of issue, by the minute', () => {
    expect(at('10:14:59')).toEqual([
      { at: 'invoiceHeader/dispatchTime', params: { dispatchTime: '10:14:59', time: '10:15' } },
    ]);
    expect(at('10:15:00')).toEqual([]);
    expect(at('23:59:59')).toEqual([]);
  });

  it('is compared by the clock of Athens, also in summer', () => {
    const dates = header({ issueDate: '2026-07-01', dispatchDate: '2026-07-01', dispatchTime: '00:10:00' });
    const example = { sample: 'deliveryNote', set: dates } as const;
    expect(found(RULE, { ...example, now: '2026-06-30T21:10:00Z' })).toEqual([]);
    expect(found(RULE, { ...example, now: '2026-06-30T21:11:00Z' })).toMatchObject([
      { params: { time: '00:11' } },
    ]);
  });

  it('is not compared on another day, on a late resend, without movement or without a clock', () => {
    expect(at('09:00:00', header({ dispatchDate: '2026-11-21' }))).toEqual([]);
    expect(at('09:00:00', { '/transmissionFailure': 1 })).toEqual([]);
    expect(at('09:00:00', header({ isDeliveryNote: undefined }))).toEqual([]);
    expect(found(RULE, { sample: 'movingInvoice', set: header({ dispatchTime: '00:00:00' }) })).toEqual([]);
  });
});
