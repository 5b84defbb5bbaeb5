/** The cost of a page: `npm run bench -- print`. */
import { renderDocument, toPrinter } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';

const issued = {
  mark: '400001971234567',
  uid: '60279C343553F75CA60A394C50B380CB4DF077D4',
  qrUrl: 'https://provider.example/GetInvoicePdf/60279C343553F75CA60A394C50B380CB4DF077D4.pdf',
};

/** An invoice with any number of lines. Its totals are wrong, which does not matter for a page. */
function invoiceOf(lines: number): unknown {
  const { invoiceDetails } = samples.salesInvoice;
  return {
    ...samples.salesInvoice,
    invoiceDetails: Array.from({ length: lines }, (_, index) => ({
      ...invoiceDetails[index % invoiceDetails.length],
      lineNumber: index + 1,
    })),
  };
}

/** The median of a number of runs, in milliseconds. */
function timeOf(work: () => unknown, runs: number): number {
  for (let run = 0; run < runs; run += 1) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}

const say = (what: string, time: number): void =>
  console.log(`${what.padEnd(36)}${time.toFixed(2).padStart(9)} ms`);

const usual = invoiceOf(20);
say(
  'A4, 20 lines, a draft',
  timeOf(() => renderDocument(usual), 200),
);
say(
  'A4, 20 lines, with its QR code',
  timeOf(() => renderDocument(usual, { issued }), 200),
);
say(
  '80 mm, 20 lines, with its QR code',
  timeOf(() => renderDocument(usual, { issued, format: 'roll80' }), 200),
);
for (const text of ['printer', 'picture'] as const) {
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const start = performance.now();
    await toPrinter(usual, { issued: { mark: issued.mark, qrUrl: issued.qrUrl }, text });
    times.push(performance.now() - start);
  }
  say(`receipt printer, 20 lines, ${text}`, times.sort((one, other) => one - other)[10] ?? 0);
}
for (const lines of [1_000, 10_000]) {
  const long = invoiceOf(lines);
  say(
    `A4, ${lines} lines`,
    timeOf(() => renderDocument(long), 5),
  );
}
