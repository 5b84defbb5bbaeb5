import { valueAt } from '../../../reading/inside.js';
import type { TotalsStep, TotalsTerm } from '../../../totals/index.js';
import type { Path } from '../../../types/index.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';
import { placeWords } from './place.js';

/** How many terms of a long sum are written out. */
const TERMS = 8;

const ZERO = '0.00';

/** A row of the trace: mark, place, figure, stated value, computation. */
export interface StepRow {
  readonly cells: readonly string[];
  readonly agrees: boolean;
}

/** The steps as rows for people. Taxes that a document does not have and terms of zero are left out. */
export function stepRows(steps: readonly TotalsStep[], document: unknown, words: CliWords): StepRow[] {
  let lastPlace = '';
  return steps
    .filter((step) => !(step.agrees && step.terms.length === 0))
    .map((step) => {
      const { place, figure } = nameOf(step, words);
      const shownPlace = place === lastPlace ? '' : place;
      lastPlace = place;
      const cells = [
        step.agrees ? ' ' : '✗',
        shownPlace,
        figure,
        shown(step.stated, words),
        calculation(step, document, words),
      ];
      return { cells, agrees: step.agrees };
    });
}

/** `invoiceDetails/0/netValue` is the figure `net` of the place `line 1`. */
function nameOf({ path, terms }: TotalsStep, words: CliWords): { place: string; figure: string } {
  const figures = words.totals.figures;
  if (path.length === 1) return { place: figures[String(path[0])] ?? clean(String(path[0])), figure: '' };
  const [part, row, item] = path;
  if (part === 'invoiceSummary' && typeof item === 'number') {
    return {
      place: `${figures[String(row)] ?? clean(String(row))} ${item + 1}`,
      figure: clean(terms[0]?.label ?? '', 60),
    };
  }
  const last = String(path.at(-1));
  return { place: placeWords(path.slice(0, -1), words.report), figure: figures[last] ?? clean(last, 60) };
}

function calculation(step: TotalsStep, document: unknown, words: CliWords): string {
  const { stated, agrees } = step;
  if (step.computed === undefined) return words.totals.notComputed;
  const computed = shown(step.computed, words);
  const terms = termsText(step, words);
  if (agrees && step.computed === stated) return `= ${terms}`;
  const sum = terms === computed ? computed : `${terms} = ${computed}`;
  if (agrees) return `≈ ${words.totals.within(sum, shown(step.tolerance, words))}`;
  if (stated !== undefined) return words.totals.differs(sum, shown(stated, words));
  const text = statedText(step.path, document);
  return text === undefined ? words.totals.notStated(sum) : words.totals.statedNoAmount(sum, text);
}

/** A figure as people read it. A missing figure is a dash. */
const shown = (value: string | undefined, words: CliWords): string =>
  value === undefined ? '–' : words.figure(value);

function termsText({ operation, terms }: TotalsStep, words: CliWords): string {
  if (operation === 'product') return terms.map(({ value }) => shown(value, words)).join(' × ');
  if (operation === 'percent') {
    const [base, percent] = terms;
    return words.totals.percentOf(shown(percent?.value, words), shown(base?.value, words));
  }
  return sumText(terms, words);
}

function sumText(terms: readonly TotalsTerm[], words: CliWords): string {
  const counting = terms.filter(({ value }) => value !== ZERO);
  const written = counting.length > 0 ? counting : terms.slice(0, 1);
  if (written.length === 0) return shown(ZERO, words);
  const alike = terms.every(({ label }) => label === terms[0]?.label);
  const parts = written.slice(0, TERMS).map(({ value, sign, label }, index) => {
    const name = alike ? '' : ` ${words.totals.figures[label] ?? clean(label, 60)}`;
    return `${index === 0 ? (sign < 0 ? '−' : '') : sign < 0 ? ' − ' : ' + '}${shown(value, words)}${name}`;
  });
  const rest = written.length - parts.length;
  return `${parts.join('')}${rest === 0 ? '' : ` + … (${words.totals.moreTerms(rest)})`}`;
}

/** The value at the path of a figure, as JSON, if it could not be read as an amount; undefined if it is absent. */
function statedText(path: Readonly<Path>, document: unknown): string | undefined {
  const [first, second] = path;
  // A classification of the lines without a row in the summary: its path ends at the list of rows.
  if (first === 'invoiceSummary' && path.length === 2 && String(second).endsWith('Classification'))
    return undefined;
  // Payments are compared with the gross total.
  const value = valueAt(document, path.length === 1 ? ['invoiceSummary', 'totalGrossValue'] : path);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  return clean(JSON.stringify(value), 40);
}
