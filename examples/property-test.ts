/**
 * Testing your own code with generated documents.
 *
 * `parastatiko/testing` generates valid documents for fast-check, and broken ones that violate one rule. Here they test
 * an archive that keeps each receipt (11.1) as a row of a CSV file: a valid receipt can be read back unchanged, and a
 * broken one is not written.
 */
import fc from 'fast-check';
import { type Document, type ValidateOptions, validate } from 'parastatiko';
import { brokenBy, documentOf } from 'parastatiko/testing';

// The code under test: it writes a document as a row, and reads the row back.
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

// Every valid receipt is read back unchanged, including Greek series, cents, and quotes in descriptions.
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
console.log('every valid receipt is read back unchanged');

// No document with a wrong gross total is written. `options` has the clock that a rule may need.
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
