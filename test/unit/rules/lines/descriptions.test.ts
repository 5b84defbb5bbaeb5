import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

const line = (
  sample: 'salesInvoice' | 'deliveryNote' | 'movingInvoice' | 'receivingNote',
  itemDescr: string,
) => ({ sample, set: { '/invoiceDetails/0/itemDescr': itemDescr } }) as const;

describe('an empty description', () => {
  const RULE = 'lines/description-blank';

  it.each(['', ' ', '\u00a0\t'])('%j is reported with its line', (text) => {
    expect(found(RULE, line('salesInvoice', text))).toEqual([
      { at: 'invoiceDetails/0/itemDescr', params: { line: 1 } },
    ]);
  });

  it('can be left out of an invoice', () => {
    expect(finds(RULE, { sample: 'salesInvoice', remove: ['/invoiceDetails/0/itemDescr'] })).toBe(false);
  });

  it('is an error if goods move, and slips have another rule', () => {
    expect(finds(RULE, line('movingInvoice', ''))).toBe(false);
    expect(finds('lines/movement-line-incomplete', line('movingInvoice', ''))).toBe(true);
    const slip = { sample: 'orderSlip', set: { '/invoiceDetails/0/itemDescr': '' } } as const;
    expect(finds(RULE, slip)).toBe(false);
    expect(finds('order/slip-line-unnamed', slip)).toBe(true);
  });
});

describe('a placeholder as description', () => {
  const RULE = 'lines/description-placeholder';

  it.each([
    'Item',
    'ITEM 3',
    'item12',
    'Είδος',
    'ΕΙΔΟΣ',
    'ΕΙΔΟΣ 1',
    '-',
    '...',
    '--- ',
    'N/A',
    'none',
    'XXX',
    'xxxx',
  ])('%s is reported if goods move', (description) => {
    for (const sample of ['deliveryNote', 'movingInvoice', 'receivingNote'] as const) {
      expect(found(RULE, line(sample, description))).toEqual([
        { at: 'invoiceDetails/0/itemDescr', params: { line: 1, description } },
      ]);
    }
  });

  it.each(['Items of art', 'Είδος υγιεινής', 'Ειδών κιγκαλερίας', 'X1', 'None such', '12', 'A', 'Nα'])(
    '%s is accepted as a description',
    (description) => {
      expect(finds(RULE, line('deliveryNote', description))).toBe(false);
    },
  );

  it('is not checked if no goods move', () => {
    expect(finds(RULE, line('salesInvoice', 'Item'))).toBe(false);
  });
});

describe('a TARIC code', () => {
  const RULE = 'lines/taric-not-moving';
  const set = { '/invoiceDetails/0/TaricNo': '8473302000' };

  it('is expected on goods in transit or received', () => {
    for (const sample of ['movingInvoice', 'deliveryNote', 'receivingNote'] as const) {
      expect(finds(RULE, { sample, set })).toBe(false);
    }
  });

  it('is reported on other documents', () => {
    expect(found(RULE, { sample: 'salesInvoice', set })).toEqual([
      { at: 'invoiceDetails/0/TaricNo', params: { line: 1, type: '1.1', flag: 'isDeliveryNote' } },
    ]);
  });
});

describe('the form of a TARIC code', () => {
  it.each([
    ['8473302000', false],
    ['0000000000', false],
    ['84733020 0', true],
    ['8473.30.20', true],
    ['847330200O', true],
  ])('is wrong for %s: %s', (taric, isTold) => {
    const set = { '/invoiceDetails/0/TaricNo': taric };
    expect(finds('lines/taric-form', { sample: 'deliveryNote', set })).toBe(isTold);
  });
});

describe('VAT on sales abroad', () => {
  const RULE = 'lines/taxed-abroad';
  const remove = ['/invoiceDetails/0/vatExemptionCategory'];

  it.each([
    ['1.2', 1],
    ['1.2', 8],
    ['2.2', 2],
    ['1.3', 1],
    ['2.3', 9],
  ])('on %s in category %i is reported', (type, vatCategory) => {
    const sample = type.endsWith('2') ? 'intraCommunityInvoice' : 'thirdCountryInvoice';
    const set = { '/invoiceHeader/invoiceType': type, '/invoiceDetails/0/vatCategory': vatCategory };
    expect(found(RULE, { sample, set, remove })).toEqual([
      { at: 'invoiceDetails/0/vatCategory', params: { line: 1, vatCategory, type } },
    ]);
  });

  it('is not reported for category 7 or for other types', () => {
    expect(finds(RULE, { sample: 'intraCommunityInvoice' })).toBe(false);
    const set = { '/invoiceHeader/invoiceType': '1.4', '/invoiceDetails/0/vatCategory': 1 };
    expect(finds(RULE, { sample: 'intraCommunityInvoice', set, remove })).toBe(false);
  });
});

describe('the printed exemption', () => {
  const RULE = 'lines/exemption-label-mismatch';
  const labelled = (exemption: number, label: string) =>
    ({
      sample: 'intraCommunityInvoice',
      set: {
        '/invoiceDetails/0/vatExemptionCategory': exemption,
        '/invoiceDetails/0/vatExemptionCategoryLabel': label,
      },
    }) as const;

  // Article 27 of the law in force is exemption 7; before 2025 it was exemptions 11 and 12.
  it.each([
    [7, 'Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ'],
    [7, 'ΧΩΡΙΣ ΦΠΑ – ΑΡΘΡΟ 27 ΤΟΥ ΚΩΔΙΚΑ Φ.Π.Α.'],
    [7, 'Χωρίς ΦΠΑ - άρθρο 22 του Κώδικα ΦΠΑ'],
    [7, 'Without VAT, article 27 of the VAT code'],
    [11, 'Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ'],
    [11, 'Χωρίς ΦΠΑ - άρθρο 32 του Κώδικα ΦΠΑ'],
    [14, 'Άρθρο 138 της οδηγίας 2006/112/ΕΚ'],
    [4, 'Reverse charge'],
    [27, ''],
  ])('of %i can be "%s"', (exemption, label) => {
    expect(finds(RULE, labelled(exemption, label))).toBe(false);
  });

  it.each([
    [14, 'Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ'],
    [7, 'Χωρίς ΦΠΑ - άρθρο 33 του Κώδικα ΦΠΑ'],
    [27, 'Without VAT, article 33 of the VAT code'],
    [1, 'Λοιπές εξαιρέσεις ΦΠΑ'],
  ])('of %i cannot be "%s"', (exemption, label) => {
    expect(found(RULE, labelled(exemption, label))).toMatchObject([
      { at: 'invoiceDetails/0/vatExemptionCategoryLabel', params: { line: 1, label, exemption } },
    ]);
  });
});
