import { vatCategoryOfPercent } from '../../codes/index.js';
import { formatExact } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import type { Language } from '../../types/language.js';
import { unitLabel } from '../assemble/labels.js';
import type { KindInfo, WholeIncome } from '../kinds/kind-info.js';
import type { LineMembers } from '../kinds/line-members.js';
import { rateOf, WITHOUT_VAT } from '../read/vat.js';
import { priceOfLine } from './price.js';
import { type Stated, stated } from './stated.js';
import { taxesOfLine } from './taxes.js';

/** The income of a line: nothing if it follows from the type, a word if it is the usual one, or the classifications. */
function incomeOf(line: Stated, info: KindInfo, country: string | undefined): unknown {
  const rows = line['incomeClassification'];
  if (isWhole(rows, line, info.fixedIncome)) return undefined;
  for (const word of ['goods', 'services'] as const) {
    if (isWhole(rows, line, info.usualIncome(word, country))) return word;
  }
  return rowsOf(rows, line);
}

const expensesOf = (line: Stated): unknown => rowsOf(line['expensesClassification'], line);

/** Whether a line has only this classification, for its whole net value. */
function isWhole(rows: unknown, line: Stated, whole: WholeIncome | undefined): boolean {
  if (!Array.isArray(rows) || rows.length !== 1 || whole === undefined) return false;
  const row = recordOf(rows[0]);
  return (
    row !== undefined &&
    row['amount'] === line['netValue'] &&
    row['classificationCategory'] === whole[0]?.classificationCategory &&
    row['classificationType'] === whole[0]?.classificationType
  );
}

/** The classifications as facts have them. One of the whole net value needs no amount. */
function rowsOf(rows: unknown, line: Stated): unknown {
  if (!Array.isArray(rows)) return rows;
  const isOne = rows.length === 1;
  const items = rows.map((row: unknown) => {
    const { classificationType, classificationCategory, amount } = recordOf(row) ?? {};
    const isRest = isOne && amount === line['netValue'];
    return stated({
      type: classificationType,
      category: classificationCategory,
      amount: isRest ? undefined : amount,
    });
  });
  return isOne ? items[0] : items;
}

export interface LineContext {
  readonly info: KindInfo;
  readonly members: LineMembers;
  readonly country: string | undefined;
  readonly language: Language;
}

export function factsOfLine(value: unknown, context: LineContext): unknown {
  const line = recordOf(value);
  if (line === undefined) return value;
  const { measurementUnit, measurementUnitLabel } = line;
  const derivedLabel =
    typeof measurementUnit === 'number' ? unitLabel(measurementUnit, context.language) : undefined;
  return stated({
    description: line['itemDescr'],
    itemCode: line['itemCode'],
    quantity: line['quantity'],
    unit: measurementUnit,
    unitLabel: measurementUnitLabel === derivedLabel ? undefined : measurementUnitLabel,
    otherMeasurementUnitQuantity: line['otherMeasurementUnitQuantity'],
    otherMeasurementUnitTitle: line['otherMeasurementUnitTitle'],
    ...priceAndVat(line, context),
    vatExemptionCategory: line['vatExemptionCategory'],
    income: incomeOf(line, context.info, context.country),
    expenses: expensesOf(line),
    ...taxesOfLine(line),
    recType: line['recType'],
    invoiceDetailType: line['invoiceDetailType'],
    fuelCode: line['fuelCode'],
    cnCode: line['TaricNo'],
    movePurposeLine: line['movePurposeLine'],
    otherMovePurposeLineTitle: line['otherMovePurposeLineTitle'],
    lineCode: line['lineCode'],
    lineDescription: line['lineDescription'],
    lineComments: line['lineComments'],
  });
}

function priceAndVat(line: Stated, { info, members }: LineContext): Stated {
  const { vatCategory: category } = line;
  const rate = typeof category === 'number' ? rateOf(category) : undefined;
  const isFree = line['netValue'] === 0 && line['vatAmount'] === 0 && line['lineUnitPrice'] === undefined;
  const isUnpriced = members.value === 'no' || (members.value === 'may' && isFree && isUnprinted(line));
  const price = isUnpriced ? {} : priceOfLine(line, (rate ?? withoutVat).percent, members, isRetail(info));
  return { ...price, ...vatOf(category, members) };
}

/** Whether a line prints no price. On notes, it then states none. */
const isUnprinted = (line: Stated): boolean => line['totalNetPriceBeforeDiscount'] === undefined;

/** On documents of retail, prices include VAT. */
const isRetail = ({ type }: KindInfo): boolean => type.startsWith('11.') || type === '8.6';

const withoutVat = rateOf(WITHOUT_VAT) as NonNullable<ReturnType<typeof rateOf>>;

/** VAT by its percent, or by its category if the percent does not determine it. */
function vatOf(category: unknown, members: LineMembers): Stated {
  const isDefault = category === WITHOUT_VAT && members.value !== 'needed';
  if (isDefault || (category === WITHOUT_VAT && members.forbids.has('vat'))) return {};
  const rate = typeof category === 'number' ? rateOf(category) : undefined;
  const percent = rate && formatExact(rate.percent);
  const found = percent === undefined || percent === '0' ? undefined : vatCategoryOfPercent(percent);
  return found?.ok && found.category === category ? { vat: rate?.printed } : { vatCategory: category };
}
