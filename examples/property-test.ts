/**
 * Your own code, tried with documents that no one thought of.
 *
 * `parastatiko/testing` draws valid documents for fast-check, and broken ones that one rule tells. Here they try an archive
 * that keeps each receipt (11.1) as a row of a CSV file: what is written comes back, and what is broken is not written.
 */
import fc from 'fast-check';
import { type Document, type ValidateOptions, validate } from 'parastatiko';
import { brokenBy, documentOf } from 'parastatiko/testing';

// The code to try: a document as a row, and the row read back.
function archive(document: Document, options?: ValidateOptions): string {
  const { issues } = validate(document, options);
  const error = issues.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(error.rule);
  const { series, aa } = document.invoiceHeader;
  const gross = String(document.invoiceSummary.totalGrossValue);
  const cells = [series, aa, gross, ...document.invoiceDetails.map(({ itemDescr = '' }) => itemDescr)];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
}

function readRow(row: string): string[] {
  return [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}

const runs = { numRuns: 200, seed: 20 };

// Every valid receipt comes back: Greek series, cents, and the quotes in what was sold.
fc.assert(
  fc.property(documentOf('11.1'), (receipt) => {
    const { invoiceHeader, invoiceSummary, invoiceDetails } = receipt;
    const [series, aa, gross, ...sold] = readRow(archive(receipt));
    return (
      series === invoiceHeader.series &&
      aa === invoiceHeader.aa &&
      Number(gross) === invoiceSummary.totalGrossValue &&
      invoiceDetails.every(({ itemDescr = '' }, index) => sold[index] === itemDescr)
    );
  }),
  runs,
);
console.log('every valid receipt comes back as it was');

// No document with a gross total that its figures do not make is written. `options` has the clock that a rule may need.
fc.assert(
  fc.property(brokenBy('totals/gross'), ({ document, options }) => {
    try {
      archive(document as Document, options);
      return false;
    } catch (error) {
      return error instanceof Error && error.message === 'totals/gross';
    }
  }),
  runs,
);
console.log('no document with a wrong gross total is written');
