/** Reads some megabytes of XML in one way, and prints the cost. Run by main.ts. */
import { buildUnknown } from '../../src/index.js';
import { fromRegistryXml, readRegistryInvoices, toRegistryXml } from '../../src/registry/index.js';
import { invoiceFacts } from '../inputs.js';

const [way, size] = process.argv.slice(2);
const MEGABYTE = 1_000_000;

const [head = '', rest = ''] = toRegistryXml([buildUnknown(invoiceFacts(5))]).split(/(?=<invoice>)/);
const [invoice = '', tail = ''] = rest.split(/(?<=<\/invoice>)/);
const count = Math.round((Number(size) * MEGABYTE) / invoice.length);
// Decoded again, so that it is one flat string and not a chain of pieces.
const xml = new TextDecoder().decode(new TextEncoder().encode(`${head}${invoice.repeat(count)}${tail}`));

const live = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** One invoice first, so that one-time loading does not count. */
fromRegistryXml(`${head}${invoice}${tail}`);
const before = live();
const rssBefore = process.memoryUsage().rss;
let most = before;
let peak = rssBefore;
const look = (): void => {
  const rss = process.memoryUsage().rss;
  if (rss > peak) peak = rss;
};

const begin = performance.now();
let read = 0;
let seconds = 0;
if (way === 'fromRegistryXml') {
  const invoices = fromRegistryXml(xml);
  seconds = (performance.now() - begin) / 1000;
  look();
  most = live();
  read = invoices.length;
} else {
  for (const { document } of readRegistryInvoices(xml)) {
    if (document === undefined) throw new Error('an invoice was not read');
    read += 1;
    look();
    if (read % Math.ceil(count / 10) === 0) most = Math.max(most, live());
  }
  seconds = (performance.now() - begin) / 1000;
}
const times = (bytes: number): string => (bytes / xml.length).toFixed(2);
console.log(
  `${(xml.length / MEGABYTE).toFixed(0).padStart(3)} MB, ${read} invoices: live ${times(most - before)}, peak ${times(peak - rssBefore)}, ${seconds.toFixed(1)} s`,
);
