import { taxRateOf } from '../../codes/index.js';
import { type Exact, parseDecimal } from '../../money/index.js';
import { readShape } from '../../reading/read.js';
import type { ViewOf } from '../../reading/view.js';
import {
  type DocumentTaxInput,
  type LineTaxesInput,
  type TaxInput,
  type TaxKind,
  taxTypeOf,
} from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { ObjectShape } from '../../types/shape.js';
import type { rareLineShape } from '../facts/line.js';
import {
  deductionsShapes,
  feesShapes,
  otherTaxesShapes,
  stampDutyShapes,
  withheldShapes,
} from '../facts/taxes.js';
import { eachOf } from './classification.js';
import { readLevy, type StatedOtherTax } from './levy.js';
import { faultsUnder, type Reading } from './reading.js';

/** The taxes other than VAT, in the order in which a document lists them. */
const taxKinds = [
  'withheld',
  'fees',
  'otherTaxes',
  'stampDuty',
  'deductions',
] as const satisfies readonly TaxKind[];

const shapes: Readonly<Record<TaxKind, { readonly document: ObjectShape }>> = {
  withheld: withheldShapes,
  fees: feesShapes,
  otherTaxes: otherTaxesShapes,
  stampDuty: stampDutyShapes,
  deductions: deductionsShapes,
};

/** What a tax on a line, or on the document, states. */
interface Stated extends StatedOtherTax {
  readonly base?: Exact | undefined;
}

/** The taxes of a line, with what the codes say of their categories; undefined when it has none. `levy` was read before. */
export function lineTaxes(
  rare: ViewOf<typeof rareLineShape>,
  levy: TaxInput | undefined,
): LineTaxesInput | undefined {
  const { withheld, fees, otherTaxes, stampDuty, deductions } = rare;
  if (!(withheld || fees || otherTaxes || stampDuty || deductions)) return undefined;
  return {
    withheld: withheld && taxInput('withheld', withheld),
    fees: fees && taxInput('fees', fees),
    otherTaxes: levy ?? (otherTaxes && taxInput('otherTaxes', otherTaxes)),
    stampDuty: stampDuty && taxInput('stampDuty', stampDuty),
    deductions: deductions && taxInput('deductions', deductions),
  };
}

/** A tax on the whole document, and where it stands in the facts. */
export interface DocumentTax extends DocumentTaxInput {
  readonly path: Path;
}

/** The taxes on the whole document, in the order of the table. */
export function documentTaxes(
  reading: Reading,
  facts: { readonly [kind in TaxKind]?: unknown },
): readonly DocumentTax[] | undefined {
  const taxes: DocumentTax[] = [];
  for (const kind of taxKinds) {
    const given = facts[kind];
    if (given === undefined) continue;
    const read = eachOf(given, [kind], (item, path): readonly DocumentTax[] | undefined => {
      const stated = readShape(shapes[kind].document, item, faultsUnder(reading, path)) as Stated | undefined;
      if (stated === undefined) return undefined;
      const levy = kind === 'otherTaxes' ? readLevy(reading, stated, path) : undefined;
      return (levy ?? [taxInput(kind, stated)]).map((tax) => ({ ...tax, kind, base: stated.base, path }));
    });
    taxes.push(...read.flat());
  }
  return taxes.length === 0 ? undefined : taxes;
}

function taxInput(kind: TaxKind, { category, amount }: Stated): TaxInput {
  const rate = category === undefined ? undefined : taxRateOf(taxTypeOf[kind], category);
  return { category, percent: exactOf(rate?.percent), fixedAmount: exactOf(rate?.fixedAmount), amount };
}

function exactOf(text: string | undefined): Exact | undefined {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : undefined;
}
