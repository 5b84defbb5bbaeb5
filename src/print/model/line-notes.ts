import {
  fuelCodes,
  invoiceDetailTypes,
  movePurposes,
  recTypes,
  taxTypes,
  vatExemptionCategories,
} from '../../codes/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import { notices } from '../words/generated/notices.js';
import { discountPercentOf, isAsPaid, isDiscounted } from './as-paid.js';
import type { Entry, Value } from './model.js';
import { isReverseCharge } from './reverse-charge.js';
import type { Speaker } from './speaker.js';
import { categoriesOf, isLevy } from './tax-tables.js';
import { entries, entry, given, ofCode, value, words } from './values.js';

/** The lines that an order slip cancels. */
const CANCELLED = 7;
const ORDER_SLIP = '8.6';

/** The taxes that a line may have: their type and their members. */
const TAXES = [
  { type: 1, amount: 'withheldAmount', category: 'withheldPercentCategory' },
  { type: 2, amount: 'feesAmount', category: 'feesPercentCategory' },
  { type: 4, amount: 'stampDutyAmount', category: 'stampDutyPercentCategory' },
  { type: 3, amount: 'otherTaxesAmount', category: 'otherTaxesPercentCategory' },
  { type: 5, amount: 'deductionsAmount', category: undefined },
] as const;

/** The details of a line that have no column. */
export function lineNotes(line: InvoiceLine, path: string, document: Document, say: Speaker): Entry[] {
  const { invoiceType } = document.invoiceHeader;
  const { recType, fuelCode, invoiceDetailType: detail, movePurposeLine: purpose } = line;
  const { vatExemptionCategory: exemption, otherMeasurementUnitQuantity: pieces } = line;
  const isCancelled = recType === CANCELLED && invoiceType === ORDER_SLIP;
  return entries(
    recType === undefined
      ? undefined
      : entry(
          undefined,
          [value(isCancelled ? say.label('cancelled') : say.code(recTypes, recType), `${path}/recType`)],
          'strong',
        ),
    ...(isAsPaid(document) && isDiscounted(line) ? discountNotes(line, path, say) : []),
    entry(undefined, [ofCode(say, invoiceDetailTypes, detail, `${path}/invoiceDetailType`)]),
    entry(say.label('taric'), [given(line.TaricNo, `${path}/TaricNo`)]),
    entry(say.label('fuel'), [
      fuelCode === undefined
        ? undefined
        : value(`${fuelCode} ${say.code(fuelCodes, String(fuelCode))}`, `${path}/fuelCode`),
    ]),
    entry(say.label('otherUnit'), [
      pieces === undefined ? undefined : value(say.number(pieces), `${path}/otherMeasurementUnitQuantity`),
      given(line.otherMeasurementUnitTitle, `${path}/otherMeasurementUnitTitle`),
    ]),
    entry(undefined, [
      ofCode(
        say,
        vatExemptionCategories,
        exemption,
        `${path}/vatExemptionCategory`,
        given(line.vatExemptionCategoryLabel, `${path}/vatExemptionCategoryLabel`),
      ),
    ]),
    entry(undefined, [isReverseCharge(line, document) ? words(say.both(notices.reverseCharge)) : undefined]),
    ...TAXES.map((tax) => taxNote(tax, line, path, say)),
    entry(say.label('movePurpose'), [
      ofCode(say, movePurposes, purpose, `${path}/movePurposeLine`),
      given(line.otherMovePurposeLineTitle, `${path}/otherMovePurposeLineTitle`),
    ]),
    entry(undefined, [given(line.lineComments, `${path}/lineComments`)]),
  );
}

/** The discount of a line whose price includes VAT: a percent, or else the amounts of the document, which are net. */
function discountNotes(line: InvoiceLine, path: string, say: Speaker): (Entry | undefined)[] {
  const { totalDiscountValue: discount, totalNetPriceBeforeDiscount: before } = line;
  const percent = discountPercentOf(line);
  if (percent !== undefined) {
    const paths = [`${path}/totalDiscountValue`, `${path}/totalNetPriceBeforeDiscount`];
    return [
      entry(say.label('discount'), [{ ...value(say.percent(percent), ...paths), sum: 'discountPercent' }]),
    ];
  }
  const figure = (amount: number | undefined, member: string): Value | undefined =>
    amount === undefined ? undefined : { ...value(say.amount(amount), `${path}/${member}`), figure: true };
  return [
    entry(say.label('beforeDiscountNet'), [figure(before, 'totalNetPriceBeforeDiscount')]),
    entry(say.label('discountNet'), [figure(discount, 'totalDiscountValue')]),
  ];
}

function taxNote(
  { type, amount, category }: (typeof TAXES)[number],
  line: InvoiceLine,
  path: string,
  say: Speaker,
): Entry | undefined {
  const stated = line[amount];
  const code = category === undefined ? undefined : line[category];
  const values: (Value | undefined)[] = [
    ofCode(say, categoriesOf(type), code, `${path}/${category}`),
    stated === undefined || (stated === 0 && code === undefined)
      ? undefined
      : { ...value(say.amount(stated), `${path}/${amount}`), figure: true },
  ];
  return entry(isLevy(type, code) ? say.label('levy') : say.code(taxTypes, type), values);
}
