import { taxRateOf } from '../../codes/index.js';
import { type Exact, parseDecimal } from '../../money/index.js';
import { sound } from '../../reading/read.js';
import {
  type DocumentTaxInput,
  type LineTaxesInput,
  type TaxInput,
  type TaxKind,
  taxTypeOf,
} from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import { each } from './classification.js';
import { readLevy, type StatedOtherTax } from './levy.js';
import type { Reading } from './reading.js';
import type { FactsView, LineView } from './views.js';

/** The taxes other than VAT, in the order in which a document lists them. */
const taxKinds = [
  'withheld',
  'fees',
  'otherTaxes',
  'stampDuty',
  'deductions',
] as const satisfies readonly TaxKind[];

/** The stated members of a tax on a line or on the document. */
interface Stated extends StatedOtherTax {
  readonly base?: Exact | undefined;
}

/**
 * The taxes of a line, with the facts about their categories from the code tables; undefined if it has none. `levy` is
 * already read.
 */
export function lineTaxes(line: LineView, levy: TaxInput | undefined): LineTaxesInput | undefined {
  const { withheld, fees, otherTaxes, stampDuty, deductions } = line;
  if (!(withheld || fees || otherTaxes || stampDuty || deductions)) return undefined;
  return {
    withheld: withheld && taxInput('withheld', withheld),
    fees: fees && taxInput('fees', fees),
    otherTaxes: levy ?? (otherTaxes && taxInput('otherTaxes', otherTaxes)),
    stampDuty: stampDuty && taxInput('stampDuty', stampDuty),
    deductions: deductions && taxInput('deductions', deductions),
  };
}

/** A tax on the whole document, with its path in the facts. */
export interface DocumentTax extends DocumentTaxInput {
  readonly path: Path;
}

/** The taxes on the whole document, in the order of the table. */
export function documentTaxes(reading: Reading, facts: FactsView): readonly DocumentTax[] | undefined {
  const taxes: DocumentTax[] = [];
  for (const kind of taxKinds) {
    const given: Stated | readonly Stated[] | undefined = facts[kind];
    if (given === undefined) continue;
    for (const { item, at } of each<Stated>(given)) {
      const path: Path = at === undefined ? [kind] : [kind, at];
      const levy = kind === 'otherTaxes' ? readLevy(reading, item, path) : undefined;
      for (const tax of levy ?? [taxInput(kind, item)]) taxes.push({ ...tax, kind, base: item.base, path });
    }
  }
  return taxes.length === 0 ? undefined : taxes;
}

function taxInput(kind: TaxKind, stated: Stated): TaxInput {
  const category = sound(stated.category);
  const rate = category === undefined ? undefined : taxRateOf(taxTypeOf[kind], category);
  return {
    category,
    percent: exactOf(rate?.percent),
    fixedAmount: exactOf(rate?.fixedAmount),
    amount: stated.amount,
  };
}

function exactOf(text: string | undefined): Exact | undefined {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : undefined;
}
