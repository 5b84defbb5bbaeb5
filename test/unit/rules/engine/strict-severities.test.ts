import { expect, it } from 'vitest';
import { buildDocument, strictSeverities, validate } from '../../../../src/index.js';

/** 80.65 net at 24 %, with 3 cents too much VAT: the authority may refuse it with error 229. */
function tooMuchVat(): unknown {
  const document = JSON.parse(
    JSON.stringify(
      buildDocument({
        type: '11.1',
        issuer: { vatNumber: '800123456', branch: 0, name: 'Η Αυλή Α.Ε.', country: 'GR' },
        series: 'ΛΙΑ',
        aa: '1',
        issueDate: '2026-11-20',
        lines: [
          {
            description: 'Καφές',
            quantity: 1,
            unit: 1,
            unitPriceWithVat: '100.00',
            vat: 24,
            income: 'goods',
          },
        ],
        payments: [{ type: 3, amount: 'rest' }],
      }),
    ),
  );
  document.invoiceDetails[0].vatAmount = 19.38;
  document.invoiceSummary.totalVatAmount = 19.38;
  document.invoiceSummary.totalGrossValue = 100.03;
  document.paymentMethods[0].amount = 100.03;
  return document;
}

it('makes a warning that names an error of the authority an error', () => {
  const severityOf = (report: ReturnType<typeof validate>) =>
    report.issues.find(({ rule }) => rule === 'totals/line-vat')?.severity;
  expect(severityOf(validate(tooMuchVat()))).toBe('warning');
  expect(severityOf(validate(tooMuchVat(), { severity: strictSeverities }))).toBe('error');
});
