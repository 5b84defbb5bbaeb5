import { describe, expect, it } from 'vitest';
import { vatCategories } from '../../../../src/codes/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';

/** The issues of an invoice with another value at a place of its first line, payment or header. */
function found(change: (document: never) => void, locale?: typeof el) {
  const document = structuredClone(samples.salesInvoice);
  change(document as never);
  return validate(document, { locale }).issues.filter(({ rule }) => rule.startsWith('shape/'));
}

interface Lines {
  readonly invoiceDetails: [{ vatCategory: number; incomeClassification: [Record<string, string>] }];
}

const ofCategory = (vatCategory: number, locale?: typeof el) =>
  found((document: Lines) => {
    document.invoiceDetails[0].vatCategory = vatCategory;
  }, locale);

describe('a percent in place of a VAT category', () => {
  it.each([
    [24, 1],
    [13, 2],
    [17, 4],
    [0, 7],
  ])('such as %s is reported with the category %s', (percent, category) => {
    expect(ofCategory(percent)).toMatchObject([
      {
        rule: 'shape/out-of-range',
        params: { value: percent, min: 1, max: 10, table: 'vatCategories', percent, vatCategory: category },
        message: expect.stringContaining(`: ${percent}% is category ${category}.`),
      },
    ]);
    expect(ofCategory(percent, el)[0]?.message).toContain(`: το ${percent}% είναι η κατηγορία ${category}.`);
  });

  it('names every rate of the table that is not itself a code', () => {
    const rates = vatCategories.flatMap(({ percent }) => (percent === null ? [] : [Number(percent)]));
    for (const rate of rates.filter((each) => each < 1 || each > 10)) {
      expect(ofCategory(rate)[0]?.params).toHaveProperty('vatCategory');
    }
  });

  it('is not reported as a percent if no category has it', () => {
    expect(ofCategory(11)[0]?.params).toEqual({ value: 11, min: 1, max: 10, table: 'vatCategories' });
  });
});

describe('a code outside a short table', () => {
  const ofPayment = (type: number, locale?: typeof el) =>
    found((document: { paymentMethods: [{ type: number }] }) => {
      document.paymentMethods[0].type = type;
    }, locale);

  it('of a payment names all payment methods, and calls the member what it is', () => {
    const params = { value: 99, min: 1, max: 8, table: 'paymentMethodTypes' };
    expect(ofPayment(99)).toMatchObject([{ rule: 'shape/out-of-range', params }]);
    expect(ofPayment(99)[0]?.message).toBe(
      'paymentMethods.type is 99; the values 1 to 8 are allowed: 1 (Business payment account, domestic), 2 (Business payment account, foreign), 3 (Cash), 4 (Cheque), 5 (On credit), 6 (Web banking), 7 (POS / e-POS), 8 (IRIS instant payment). Give one of them from the table paymentMethodTypes.',
    );
    expect(ofPayment(99, el)[0]?.message).toBe(
      'Ο τρόπος πληρωμής είναι 99· επιτρέπονται οι τιμές 1 έως 8: 1 (Επαγ. Λογαριασμός Πληρωμών Ημεδαπής), 2 (Επαγ. Λογαριασμός Πληρωμών Αλλοδαπής), 3 (Μετρητά), 4 (Επιταγή), 5 (Επί Πιστώσει), 6 (Web Banking), 7 (POS / e-POS), 8 (Άμεσες Πληρωμές IRIS). Δώστε μία από αυτές (πίνακας paymentMethodTypes).',
    );
  });

  it('of a VAT category lists the rates, unless the value is a rate', () => {
    expect(ofCategory(99)[0]?.message).toContain(': 1 (24%), 2 (13%), 3 (6%),');
    expect(ofCategory(24)[0]?.message).not.toContain('1 (24%)');
  });

  it('of a long table names only the table', () => {
    const change = ({ invoiceDetails: [line] }: { invoiceDetails: [Record<string, unknown>] }) => {
      line['vatExemptionCategory'] = 40;
    };
    expect(found(change)[0]?.message).toBe(
      'vatExemptionCategory is 40; the values 1 to 31 are allowed. Give one of them from the table vatExemptionCategories.',
    );
    expect(found(change, el)[0]?.message).toMatch(
      /^Η τιμή του πεδίου vatExemptionCategory \(.+\) είναι 40· επιτρέπονται οι τιμές 1 έως 31\. Δώστε μία από αυτές \(πίνακας vatExemptionCategories\)\.$/,
    );
  });
});

describe('an unknown code', () => {
  const ofType = (invoiceType: string, locale?: typeof el) =>
    found((document: { invoiceHeader: { invoiceType: string } }) => {
      document.invoiceHeader.invoiceType = invoiceType;
    }, locale);

  it('of a document type names its table and the nearest types, with their names', () => {
    const params = { value: '11.6', table: 'invoiceTypes', codes: '11.5, 11.4, 11.3' };
    expect(ofType('11.6')).toMatchObject([{ rule: 'shape/unknown-code', params }]);
    expect(ofType('11.6')[0]?.message).toContain('11.4 (Retail credit document), 11.3 (Simplified Invoice).');
    expect(ofType('11.6', el)[0]?.message).toContain('11.3 (Απλοποιημένο Τιμολόγιο).');
  });

  it('that is like no other names only its table', () => {
    expect(ofType('abc')[0]?.params).toEqual({ value: 'abc', table: 'invoiceTypes' });
  });

  it('of a classification names its table and the nearest codes', () => {
    const change =
      (member: string, code: string) =>
      ({ invoiceDetails: [line] }: Lines) => {
        line.incomeClassification[0][member] = code;
      };
    expect(found(change('classificationType', 'E3_561_01'))[0]).toMatchObject({
      params: { table: 'incomeClassificationTypes', codes: 'E3_561_001, E3_561_002, E3_561_003' },
      message: expect.stringContaining('E3_561_001 (Wholesale Sales of Goods and Services – for Traders)'),
    });
    expect(found(change('classificationCategory', 'category1_13'), el)[0]).toMatchObject({
      params: { table: 'incomeClassificationCategories' },
      message: expect.stringContaining('category1_1 (Έσοδα από Πώληση Εμπορευμάτων)'),
    });
  });
});
