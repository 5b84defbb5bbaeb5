import { product, readBack } from '../../property/print/written.js';
import { plain } from './read-page.js';

/** A label, or what is multiplied, with the figure beside it; or a text alone. */
export type Pair = readonly [label: string, figure?: string | undefined];

/** A line of a document as a customer reads it: what is sold, and its printed figures. Pages are in Greek, or Greek and another language. */
export interface PrintedLine {
  readonly name: string;
  readonly quantity: string | undefined;
  readonly price: string | undefined;
  /** Beside quantity and price on a roll. */
  readonly product: string | undefined;
  readonly figures: Readonly<Record<string, string>>;
}

const QUANTITY = /^([\d.,]+)(?: ([^×x·-]+?))?(?: [×x] ([\d.,]+))?(?: [·-] .*)?$/u;
const COMPUTED = /^([\d.,]+) [×x] ([\d.,]+) = ([\d.,]+)$/u;

/** The Greek part of a label. */
const greekOf = (label: string): string => label.replace(/:$/, '').split(/ \/ | · /)[0] ?? '';

/** The lines on an HTML page, of whichever paper. */
export function linesOn(html: string): PrintedLine[] {
  if (html.includes('<body class="roll')) {
    const rows = html.split('<div class="row">').slice(1);
    return rows
      .map((row) => row.slice(0, row.indexOf('</div></div>')))
      .filter((row) => row.includes('"/invoiceDetails/'))
      .map((row) => lineOf(row.split('<div class="').slice(1).map(pairOf)));
  }
  const table = html.slice(html.indexOf('<div class="lines'));
  const body = (table.split('<td class="closing"')[0] ?? '').split(/<tr>/);
  const labels = cellsOf(body[1] ?? '', 'th').map((head) => greekOf(plain(head.replaceAll('<br>', ' / '))));
  return body
    .slice(2)
    .filter((row) => row.includes('</td>'))
    .map((row) => {
      const cells = cellsOf(row, 'td');
      const at = (label: string): string | undefined => {
        const [text = ''] = (cells[labels.indexOf(label)] ?? '').split('<span class="note');
        return plain(text) || undefined;
      };
      const notes = row.split('<span class="note').slice(1);
      const pairs = notes.map((note): Pair => {
        const text = plain(
          note.slice(note.indexOf('>') + 1, note.indexOf('</span></span>') + 1 || undefined),
        );
        const [, label = text, figure] = /^(.*?): (.*)$/s.exec(text.split('\n')[0] ?? '') ?? [];
        return [label, figure];
      });
      const columns = labels.map((label): Pair => [label, at(label)]);
      return {
        name: at('Περιγραφή') ?? '',
        quantity: at('Ποσότητα'),
        price: at('Τιμή μονάδας'),
        product: undefined,
        figures: figuresOf([...columns, ...pairs]),
      };
    });
}

const cellsOf = (row: string, tag: string): string[] =>
  row
    .split(`<${tag}`)
    .slice(1)
    .map((cell) => cell.slice(cell.indexOf('>') + 1, cell.indexOf(`</${tag}>`)));

function pairOf(strip: string): Pair {
  const [left = '', right] = strip.slice(strip.indexOf('>') + 1).split('</span><span>');
  return [plain(left).trim(), right === undefined ? undefined : plain(right).trim()];
}

/** A line from the steps of a roll: its name, quantity and price with their product, then labels with figures. */
export function lineOf(pairs: readonly Pair[]): PrintedLine {
  const counted = pairs.find(
    ([label, figure], index) => QUANTITY.test(label) && (index > 0 || figure !== undefined),
  );
  const name = pairs[0] === counted ? '' : (pairs[0]?.[0] ?? '');
  const [, quantity, , price] = QUANTITY.exec(counted?.[0] ?? '') ?? [];
  return { name, quantity, price, product: counted?.[1], figures: figuresOf(pairs) };
}

const figuresOf = (pairs: readonly Pair[]): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(([label, figure]) => (figure === undefined ? [] : [[greekOf(label), figure]])),
  );

/** What a customer who recomputes a line finds wrong with it. */
export function faultsOf({ name, quantity, price, product: beside, figures }: PrintedLine): string[] {
  const faults: string[] = [];
  const check = (what: string, computed: bigint, printed: string | undefined): void => {
    if (printed !== undefined && computed !== readBack(printed))
      faults.push(`${name}: ${what} is not ${printed}`);
  };
  const cents = (text: string | undefined): bigint => (text === undefined ? 0n : readBack(text));
  const { 'Αξία προ έκπτωσης': column, Έκπτωση: less, 'Καθαρή αξία': netColumn, Αξία: value } = figures;
  const remains = value ?? (COMPUTED.test(netColumn ?? '') ? undefined : netColumn);
  const before = beside ?? column ?? (less === undefined ? remains : undefined);
  if (quantity !== undefined && price !== undefined)
    check(`${quantity} × ${price}`, product(price, quantity), before);
  if (less !== undefined) {
    const whole = before ?? (price && quantity ? undefined : remains);
    const from = whole === undefined ? product(price ?? '', quantity ?? '') : readBack(whole);
    check(`${whole ?? 'price'} − ${less}`, from - readBack(less), remains);
  }
  const net = figures['Αξία προ έκπτωσης, χωρίς ΦΠΑ'] ?? netColumn;
  const [, times, each, sum] = COMPUTED.exec(net ?? '') ?? [];
  if (times !== undefined && each !== undefined) {
    check(`${times} × ${each}`, product(each, times), sum);
    const taken = cents(figures['Έκπτωση, χωρίς ΦΠΑ']);
    const rest = cents(sum) - taken;
    if (taken > 0n) check(`${sum} − ${taken}`, rest, netColumn);
    check('net value and VAT', rest + cents(figures['Ποσό ΦΠΑ']), value ?? beside);
  }
  return faults;
}
