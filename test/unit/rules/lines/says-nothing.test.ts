import { describe, expect, it } from 'vitest';
import { finds, found, issuesOf } from '../found.js';

const LABEL = '/invoiceDetails/0/vatExemptionCategoryLabel';

describe('a printed exemption', () => {
  const RULE = 'lines/exemption-label-mismatch';

  it.each(['κατόπιν συνεννόησης', 'Διάφορα'])(
    '"%s" is not compared, because it names no known exemption',
    (text) => {
      expect(finds(RULE, { sample: 'intraCommunityInvoice', set: { [LABEL]: text } })).toBe(false);
    },
  );

  it('is compared only on lines with a filed exemption', () => {
    const text = 'Χωρίς ΦΠΑ - άρθρο 29 του Κώδικα ΦΠΑ';
    const remove = ['/invoiceDetails/0/vatExemptionCategory'];
    expect(finds(RULE, { sample: 'intraCommunityInvoice', set: { [LABEL]: text }, remove })).toBe(false);
  });
});

describe('a printed unit', () => {
  const RULE = 'lines/unit-label-mismatch';
  const unit = (label: string | undefined, code: number | undefined) =>
    found(RULE, {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/1/measurementUnitLabel': 'τεμ.',
        ...(label !== undefined && { '/invoiceDetails/0/measurementUnitLabel': label }),
        ...(code !== undefined && { '/invoiceDetails/0/measurementUnit': code }),
      },
    }).map(({ params }) => params['label']);

  it('is compared on the lines that print one', () => {
    expect(unit(undefined, 2)).toEqual([]);
    expect(unit('Κιλά', 2)).toEqual([]);
    expect(unit('Κιλά', 1)).toEqual(['Κιλά']);
    expect(unit('Λίτρα', 2)).toEqual(['Λίτρα']);
  });
});

describe('a placeholder for a description', () => {
  const RULE = 'lines/description-placeholder';

  it.each(['Item', ' Item ', 'item 12', 'xxx', 'XXXX', '--', '...'])('"%s" is reported', (text) => {
    expect(finds(RULE, { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': text } })).toBe(true);
  });

  it.each(['Big item', 'item of glass', 'Κάθε είδος', 'x', 'xx', '3-'])(
    '"%s" is accepted as a description',
    (text) => {
      expect(finds(RULE, { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': text } })).toBe(
        false,
      );
    },
  );
});

describe('lines that a rule does not apply to', () => {
  it('are not reported as inactive without a record type', () => {
    const set = { '/invoiceDetails/1/recType': 2 };
    expect(issuesOf({ sample: 'salesInvoice', set }).map(({ rule }) => rule)).not.toContain(
      'lines/rec-type-inactive',
    );
    expect(
      found('lines/rec-type-inactive', { sample: 'salesInvoice', set: { '/invoiceDetails/0/recType': 99 } }),
    ).toEqual([]);
  });

  it('are not checked for other charges unless it is a fuel document', () => {
    // Other charges of 49.80 beside fuel of 13.50; the flag that makes it a fuel document is absent.
    const set = { '/invoiceDetails/0/fuelCode': '999', '/invoiceDetails/1/fuelCode': '10' };
    const of = (more: object) => ({ sample: 'salesInvoice', set: { ...set, ...more } }) as const;
    const flag = { '/invoiceHeader/fuelInvoice': true };
    for (const rule of ['lines/fuel-charges-too-large', 'lines/fuel-charges-repeated'] as const) {
      expect(finds(rule, of({}))).toBe(false);
    }
    expect(finds('lines/fuel-charges-too-large', of(flag))).toBe(true);
    const twice = { '/invoiceDetails/1/fuelCode': '999' };
    expect(finds('lines/fuel-charges-repeated', of(twice))).toBe(false);
    expect(finds('lines/fuel-charges-repeated', of({ ...twice, ...flag }))).toBe(true);
  });
});
