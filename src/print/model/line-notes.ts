import {
  fuelCodes,
  invoiceDetailTypes,
  movePurposes,
  recTypes,
  taxTypes,
  vatExemptionCategories,
} from '../../codes/index.js';
import { centsOfNumber, exactAsPrinted, productToCents } from '../../money/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import { notices } from '../words/generated/notices.js';
import { grossFiguresOf, isAsPaid, isDiscounted } from './as-paid.js';
import type { Entry, Value } from './model.js';
import { isReverseCharge } from './reverse-charge.js';
import type { Speaker } from './speaker.js';
import { categoriesOf, isLevy, roomNightsOf } from './tax-tables.js';
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
    ...(isAsPaid(document) && grossFiguresOf(line) === undefined ? netNotes(line, path, say) : []),
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
    entry(say.label('roomNights'), [roomNights(line, document, say)]),
    entry(say.label('movePurpose'), [
      ofCode(say, movePurposes, purpose, `${path}/movePurposeLine`),
      given(line.otherMovePurposeLineTitle, `${path}/otherMovePurposeLineTitle`),
    ]),
    entry(undefined, [given(line.lineComments, `${path}/lineComments`)]),
  );
}

/** The computation without VAT, of a line whose price with VAT does not follow from it. The value has its other paths. */
function netNotes(line: InvoiceLine, path: string, say: Speaker): Entry[] {
  const { netValue, vatAmount, totalNetPriceBeforeDiscount: before, totalDiscountValue: less } = line;
  const at = (member: string | undefined): string[] => (member ? [`${path}/${member}`] : []);
  const figure = (amount: number | undefined, member?: keyof InvoiceLine, from = ''): Value | undefined =>
    amount === undefined
      ? undefined
      : {
          ...value(`${from}${say.amount(amount)}`, ...at(member), ...at(from && 'lineUnitPrice')),
          figure: true,
        };
  const isReduced = isDiscounted(line);
  const product = productBefore(line, isReduced ? before : netValue, say);
  return entries(
    ...(isReduced
      ? [
          entry(say.label('beforeDiscountNet'), [figure(before, 'totalNetPriceBeforeDiscount', product)]),
          entry(say.label('discountNet'), [figure(less, 'totalDiscountValue')]),
        ]
      : []),
    entry(say.label('netValue'), [figure(netValue, undefined, isReduced ? '' : product)]),
    entry(say.label('vatAmount'), [figure(vatAmount)]),
  );
}

/** Quantity and price before an amount: with "=" only if the amount is their product. */
function productBefore(
  { lineUnitPrice: price, quantity }: InvoiceLine,
  amount: number | undefined,
  say: Speaker,
): string {
  if (price === undefined || quantity === undefined || amount === undefined) return '';
  const isProduct = productToCents(exactAsPrinted(price), exactAsPrinted(quantity)) === centsOfNumber(amount);
  return `${say.number(quantity)} × ${say.amount(price)} ${isProduct ? '=' : '·'} `;
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

/** The nights that a levy is for and the amount of each, which the document does not have. The amounts are in euros. */
function roomNights(line: InvoiceLine, { invoiceHeader }: Document, say: Speaker): Value | undefined {
  const { otherTaxesPercentCategory: category, otherTaxesAmount: amount } = line;
  const { currency = 'EUR', issueDate } = invoiceHeader;
  if (category === undefined || amount === undefined || currency !== 'EUR') return undefined;
  const stay = roomNightsOf(category, amount, issueDate);
  return stay && { ...words(`${say.number(stay.nights)} × ${say.sum(stay.each)}`), sum: 'roomNights' };
}
