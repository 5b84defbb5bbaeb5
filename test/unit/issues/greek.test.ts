import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { explain, explainAuthorityError } from '../../../src/tools/explain/index.js';

/** A sample with other values, by path. */
function changed(sample: keyof typeof samples, values: Readonly<Record<string, unknown>>): unknown {
  const document = structuredClone(samples[sample]) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce((at, step) => at[step] as Record<string, unknown>, document);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return document;
}

/** What Greek messages say about one rule. */
const said = (rule: string, document: unknown): string[] =>
  validate(document, { locale: el, now: new Date('2026-11-20T10:00:00Z') })
    .issues.filter((issue) => issue.rule === rule)
    .map(({ message }) => message);

describe('Greek messages read as an accountant writes', () => {
  it.each([
    [
      'parties/greek-counterpart-named',
      { 'counterpart.name': 'Νικολάου Ο.Ε.' },
      'Δόθηκε επωνυμία (Νικολάου Ο.Ε.) για λήπτη στην Ελλάδα, που η ΑΑΔΕ δεν δέχεται',
    ],
    [
      'parties/greek-issuer-named',
      { 'issuer.name': 'Παπαδόπουλος Α.Ε.' },
      'Για εκδότη στην Ελλάδα η ΑΑΔΕ δεν δέχεται το πεδίο name (επωνυμία)',
    ],
    [
      'shape/member-case',
      { 'invoiceHeader.IssueDate': '2026-11-20', 'invoiceHeader.issueDate': undefined },
      'Το σωστό όνομα είναι issueDate. Τηρήστε ακριβώς πεζά και κεφαλαία',
    ],
    [
      'shape/unknown-member',
      { 'invoiceHeader.colour': 'red' },
      'Εδώ δεν υπάρχει πεδίο colour· η τιμή του θα αγνοούνταν χωρίς προειδοποίηση.',
    ],
    ['shape/too-short', { 'invoiceHeader.series': '' }, 'Το πεδίο series (σειρά) είναι κενό'],
    [
      'shape/empty-list',
      { invoiceDetails: [] },
      'Δεν υπάρχει καμία εγγραφή στη λίστα invoiceDetails (γραμμές). Προσθέστε εγγραφές: τουλάχιστον 1.',
    ],
    [
      'payments/above-gross',
      { 'paymentMethods.0.amount': 1370.51 },
      'Το άθροισμα των πληρωμών είναι 1.370,51, κατά 1.293,50 μεγαλύτερο από τη συνολική αξία 77,01.',
    ],
    [
      'totals/gross',
      { 'invoiceSummary.totalGrossValue': 99_999 },
      'Καθαρή αξία 63,30 + ΦΠΑ 13,71 ισούται με 77,01, αλλά η συνολική αξία είναι 99.999,00.',
    ],
    [
      'shape/character',
      { 'invoiceHeader.series': 'A\u0007' },
      'τον χαρακτήρα U+0007, που δεν επιτρέπεται σε XML.',
    ],
  ])('%s', (rule, values, sentence) => {
    const messages = said(rule, changed('salesInvoice', values));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(sentence);
  });

  it.each([
    [220, 'Στάλθηκε επωνυμία για λήπτη εγκατεστημένο στην Ελλάδα.'],
    [101, 'Το XML δεν συμμορφώνεται με το σχήμα'],
    [100, 'δεν συμμορφώνεται με το σχήμα της.'],
  ])('error %s', (code, sentence) => {
    expect(explainAuthorityError(code, '', el)?.what).toContain(sentence);
  });

  it('name either what is missing from a closing or what is too much, with a decimal comma', () => {
    const closing = (amount: number): string | undefined =>
      validate(
        changed('tableClosing', {
          'invoiceDetails.0.netValue': amount,
          'invoiceSummary.totalNetValue': amount,
        }),
        {
          locale: el,
          related: [
            { document: samples.orderSlip, mark: '400001234567894' },
            { document: samples.orderCancellation, mark: '400001234567895' },
          ],
        },
      ).issues.find(({ rule }) => rule === 'order/close-net-mismatch')?.message;
    expect(closing(0.1)).toMatch(/: λείπουν \d+,\d\d\./);
    expect(closing(0.1)).not.toContain('περισσεύουν');
    expect(closing(5000)).toMatch(/: περισσεύουν 4\.\d{3},\d\d\./);
    expect(closing(5000)).not.toContain('λείπουν');
  });

  it('group the digits of JSON numbers that are amounts, and keep those of MARKs', () => {
    expect(
      said('shape/too-large', changed('salesInvoice', { 'invoiceSummary.totalFeesAmount': 1e13 })),
    ).toEqual([expect.stringContaining('έχει τιμή 10.000.000.000.000, που υπερβαίνει το μέγιστο 9.999.999')]);
    expect(
      said('shape/negative', changed('salesInvoice', { 'invoiceSummary.totalFeesAmount': -1234.5 })),
    ).toEqual([expect.stringContaining('έχει αρνητική τιμή: -1.234,5.')]);
    expect(
      said(
        'shape/unsafe-integer',
        changed('salesInvoice', { 'invoiceHeader.multipleConnectedMarks': [9007199254740992] }),
      ),
    ).toEqual([expect.stringContaining('έχει τον αριθμό 9007199254740992,')]);
  });
});

it('explains the rule that an error names', () => {
  const rule = 'lines/exemption-missing';
  expect(explainAuthorityError(217, '', el)).toMatchObject({ rules: [rule] });
  expect(explain(rule, el)?.authorityCode).toBe(217);
});
