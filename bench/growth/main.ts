import { performance } from 'node:perf_hooks';
import {
  applyFixes,
  buildUnknown,
  creditOf,
  type Document,
  openTable,
  remainingOf,
  type Table,
  type TableStep,
  tableFromJSON,
  validate,
  validateBatch,
} from '../../src/index.js';
import { invoiceFacts, slipFacts } from '../inputs.js';
import { median } from '../measure.js';

/** Each size is twice the one before it, so linear work takes about twice as long each time. */
const SIZES = [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];
/** Each slip is a document, so a table has fewer of them. */
const SLIPS = [400, 800, 1600, 3200, 6400];
const ROUNDS = 3;

/** Work of any size. Its preparation is not timed. */
interface Growing {
  readonly what: string;
  readonly sizes?: readonly number[];
  readonly prepare: (size: number) => () => unknown;
}

const rename = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      rename(inner),
    ]),
  );
};

const MARK = '400001970000103';
const credit = {
  series: 'PT',
  aa: '1',
  issueDate: '2026-11-20',
  payments: [{ type: 5, amount: 'rest' }],
} as const;
const issued = (size: number) => ({ document: buildUnknown(invoiceFacts(size)), mark: MARK });

/** A table with `size` slips, and one closing less than slips, each of which shares a slip with the next. */
function chain(size: number): { closings: Document[]; related: { document: Document; mark: string }[] } {
  const slip = buildUnknown(slipFacts);
  const mark = (index: number) => 400_001_000_000_000 + index;
  const numbered = (index: number): Document => ({
    ...slip,
    invoiceHeader: { ...slip.invoiceHeader, aa: `${index + 1}` },
  });
  const related = Array.from({ length: size + 1 }, (_, index) => ({
    document: numbered(index),
    mark: `${mark(index)}`,
  }));
  const closings = Array.from({ length: size }, (_, index) => {
    const document = numbered(index);
    return {
      ...document,
      invoiceHeader: {
        ...document.invoiceHeader,
        tableAA: undefined,
        invoiceType: '11.1' as const,
        specialInvoiceCategory: 12,
        multipleConnectedMarks: [mark(index), mark(index + 1)],
      },
    };
  });
  return { closings, related };
}

const issueDate = '2026-11-20';
const { issuer, series } = slipFacts;
const answer = (aa: string) => ({ mark: 400_001_000_000_000 + Number(aa) });
const bill = { ...credit, type: '11.1', income: 'goods' } as const;

/** A table with as many slips, each of two coffees, of which every second slip has one cancelled. */
function tableOf(size: number): Table {
  let table = openTable({ issuer, series });
  const keep = ({ table: next, document }: TableStep): void => {
    table = next.issued(document, answer(document.invoiceHeader.aa));
  };
  for (let aa = 1; aa <= size; aa += 1) {
    const line = {
      description: `Coffee ${aa}`,
      quantity: 2,
      unit: 1,
      unitPriceWithVat: '3.50',
      vat: 13,
    } as const;
    keep(table.order({ aa: String(aa), issueDate, lines: [line] }));
    const lines = [{ description: `Coffee ${aa}`, quantity: 1 }];
    if (aa % 2 === 0) keep(table.cancel({ aa: String(size + aa), issueDate, lines }));
  }
  return table;
}

const works: readonly Growing[] = [
  {
    what: 'a table, ordered and cancelled slip by slip, by slips',
    sizes: SLIPS,
    prepare: (size) => () => tableOf(size),
  },
  {
    what: 'a table restored, moved as a whole and closed, by slips',
    sizes: SLIPS,
    prepare: (size) => {
      const stored = JSON.stringify(tableOf(size));
      const order = { aa: String(3 * size), issueDate };
      const cancellation = { aa: String(3 * size + 1), issueDate };
      return () => {
        const table = tableFromJSON(JSON.parse(stored));
        table.deadlines(new Date(`${issueDate}T12:00:00Z`));
        table.split({ order, cancellation, lines: table.remaining().flatMap(({ from }) => from) });
        return table.close(bill);
      };
    },
  },
  {
    what: 'applyFixes with a fix on every line, by lines',
    prepare: (size) => {
      const document = JSON.parse(JSON.stringify(buildUnknown(invoiceFacts(size))));
      for (const line of document.invoiceDetails) line.lineComments = null;
      const report = validate(document);
      return () => applyFixes(document, report);
    },
  },
  {
    what: 'validate, every name in another case, by lines',
    prepare: (size) => {
      const document = rename(JSON.parse(JSON.stringify(buildUnknown(invoiceFacts(size)))));
      return () => validate(document);
    },
  },
  {
    what: 'creditOf, every line by its number, by lines',
    prepare: (size) => {
      const original = issued(size);
      const lines = Array.from({ length: size }, (_, index) => ({ line: index + 1, net: '0.50' }));
      return () => creditOf(original, { ...credit, lines });
    },
  },
  {
    what: 'remainingOf after a credit of every line, by lines',
    prepare: (size) => {
      const original = issued(size);
      const lines = Array.from({ length: size }, (_, index) => ({ line: index + 1, net: '0.50' }));
      const earlier = [creditOf(original, { ...credit, lines }).document];
      return () => remainingOf(original, earlier);
    },
  },
  {
    what: 'validateBatch, closings that chain over shared slips, by closings',
    prepare: (size) => {
      const { closings, related } = chain(size);
      return () => validateBatch(closings, { related });
    },
  },
  {
    what: 'validateBatch, credits of one invoice, by credits',
    prepare: (size) => {
      const original = issued(50);
      const one = creditOf(original, { ...credit, lines: [{ line: 1, net: '0.50' }] }).document;
      const credits = Array.from({ length: size }, (_, index) => ({
        ...one,
        invoiceHeader: { ...one.invoiceHeader, aa: `${index + 1}` },
      }));
      return () => validateBatch(credits, { related: [original] });
    },
  },
];

const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

for (const { what, sizes = SIZES, prepare } of works) {
  console.log(
    `\n${what}\n${'size'.padStart(8)}${'ms'.padStart(10)}${'times'.padStart(8)}${'µs each'.padStart(10)}`,
  );
  let before: number | undefined;
  for (const size of sizes) {
    const work = prepare(size);
    const taken = median(Array.from({ length: ROUNDS }, () => time(work)));
    const times = before === undefined ? '' : (taken / before).toFixed(1);
    const each = ((taken * 1000) / size).toFixed(1);
    console.log(
      `${size.toLocaleString('en').padStart(8)}${taken.toFixed(0).padStart(10)}${times.padStart(8)}${each.padStart(10)}`,
    );
    before = taken;
  }
}
