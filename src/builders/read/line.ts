import { type Exact, parseDecimal, signOf } from '../../money/index.js';
import { sound } from '../../reading/read.js';
import { isBroken } from '../../reading/shape-reader.js';
import type { FactsRuleId } from '../../rules/inside.js';
import type { Lead, TaxInput } from '../../totals/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { KindRow } from '../kinds/kind-row.js';
import { counted, type LineMember, type LineMembers, prices } from '../kinds/line-members.js';
import { readExpenses, readIncome } from './classification.js';
import { readDiscount } from './discount.js';
import type { LineRead } from './facts-read.js';
import { readLevy } from './levy.js';
import type { Reading } from './reading.js';
import { lineTaxes } from './taxes.js';
import { rateOf, readVat, type VatRate, WITHOUT_VAT } from './vat.js';
import type { LineView } from './views.js';

/** Reports members that the line must not have. */
function checkForbidden(
  reading: Reading,
  { row, type }: KindInfo,
  { forbids }: LineMembers,
  index: number,
  line: LineView,
): void {
  for (const member of forbids) {
    if (line[member] === undefined) continue;
    reading.problemAlone(whyForbidden(row, member), ['lines', index, member], { member, type });
  }
}

function whyForbidden({ line, takes }: KindRow, member: LineMember): FactsRuleId {
  if (line === 'service' && counted.includes(member)) return 'service-counted';
  return member === 'expenses' && takes.includes('selfPricing') ? 'not-self-billed' : 'not-allowed-on-type';
}

/** Reports missing members of the line. */
function checkNeeded(reading: Reading, { needs }: LineMembers, index: number, line: LineView): void {
  for (const member of needs) if (line[member] === undefined) lack(reading, index, member);
}

/** Reports a line with more than one price, or without a price if one is required. */
function checkPrice(reading: Reading, members: LineMembers, index: number, line: LineView): void {
  const stated = prices.filter((member) => line[member] !== undefined);
  const path = ['lines', index];
  if (stated.length > 1) reading.problem('price-twice', path, { members: stated.join(', ') });
  else if (members.value === 'needed') {
    const taken = prices.filter((member) => !members.forbids.has(member));
    reading.problem('price-missing', path, { members: taken.join(', ') });
  }
}

/** Reports a quantity of zero. The totals report a negative one, with the other negative values. */
function checkQuantity(reading: Reading, index: number, { quantity }: LineView): void {
  const stated = sound(quantity);
  if (stated === undefined || signOf(stated) !== 0) return;
  reading.problem('not-above', ['lines', index, 'quantity'], { value: 0, above: 0 });
}

/** Reports a line of a levy without a levy. */
function checkLevy(reading: Reading, index: number, { otherTaxes, fees }: LineView): void {
  if (otherTaxes === undefined && fees === undefined) lack(reading, index, 'otherTaxes');
}

/** Reports a line without VAT that does not state the reason. */
function checkExemption(reading: Reading, index: number, line: LineView): void {
  if (line.vatExemptionCategory !== undefined) return;
  reading.problem('exemption-missing', ['lines', index, 'vatExemptionCategory'], { line: index + 1 });
}

function lack(reading: Reading, index: number, member: LineMember): void {
  reading.problem('missing', ['lines', index, member], { member });
}

/** The context shared by all lines of a document. */
export interface LineContext {
  readonly info: KindInfo;
  readonly members: LineMembers;
  /** The country of the counterpart, which decides the usual income of some types. */
  readonly country: string | undefined;
  /** At least one line has a member that the document type does not allow in lines. */
  readonly someForbidden: boolean;
  /** All lines have only members that most lines have. */
  readonly isUsual: boolean;
}

/** Reads one line. A line that is not an object has no members; its fault was already reported. */
export function readLine(reading: Reading, context: LineContext, index: number, line: LineView): LineRead {
  if (isBroken(line)) return unreadable;
  const { info, members, isUsual } = context;
  if (context.someForbidden) checkForbidden(reading, info, members, index, line);
  checkNeeded(reading, members, index, line);
  const stated = priceOf(line);
  if (stated === undefined) checkPrice(reading, members, index, line);
  checkQuantity(reading, index, line);
  if (info.row.line === 'levy') checkLevy(reading, index, line);
  const levy = line.otherTaxes && readLevyOfLine(reading, info, index, line.otherTaxes);
  const vat = vatOf(reading, members, index, line);
  const price = stated && sound(stated.price);
  const { discount, income, expenses } = line;
  return {
    lead: stated?.lead ?? 'net',
    price: price ?? zero,
    quantity: sound(line.quantity),
    vatPercent: vat.percent,
    discount: discount && readDiscount(reading, ['lines', index, 'discount'], discount),
    taxes: isUsual ? undefined : lineTaxes(line, levy?.[0]),
    incomeClassification:
      info.fixedIncome ?? (income && readIncome(reading, index, income, info, context.country)),
    expensesClassification: expenses && readExpenses(expenses),
    facts: line,
    vat,
    priced: price !== undefined,
    isUsual,
    furtherSeasons: levy === undefined || levy.length < 2 ? undefined : levy.slice(1),
  };
}

/** The price of a line, and which member states it. */
interface Price {
  readonly lead: Lead;
  readonly price: Exact;
}

/** The price of a line, or undefined if it has none or several. */
function priceOf({ unitPrice, unitPriceWithVat, net, gross }: LineView): Price | undefined {
  const isSingle = unitPriceWithVat === undefined && net === undefined && gross === undefined;
  if (unitPrice !== undefined) return isSingle ? { lead: 'unitPrice', price: unitPrice } : undefined;
  if (unitPriceWithVat !== undefined)
    return (net ?? gross) ? undefined : { lead: 'unitPriceWithVat', price: unitPriceWithVat };
  if (net !== undefined) return gross ? undefined : { lead: 'net', price: net };
  return gross && { lead: 'gross', price: gross };
}

/** Reads the levy of a line. Only a line without a value can be repeated for another season. */
function readLevyOfLine(
  reading: Reading,
  info: KindInfo,
  index: number,
  stated: NonNullable<LineView['otherTaxes']>,
): readonly TaxInput[] | undefined {
  const path = ['lines', index, 'otherTaxes'];
  const levy = readLevy(reading, stated, path);
  if (levy === undefined || levy.length < 2 || info.row.line === 'levy') return levy;
  return reading.problem('levy-two-seasons', path, { category: stated.category });
}

const zero = exactFrom('0');

const withoutVat = rateFrom(WITHOUT_VAT);

/** Takes the place of a line that could not be read, so that the other lines keep their numbers. */
const unreadable: LineRead = {
  lead: 'net',
  price: zero,
  vatPercent: withoutVat.percent,
  facts: {} as LineView,
  vat: withoutVat,
  priced: false,
  isUsual: true,
  furtherSeasons: undefined,
};

function vatOf(reading: Reading, members: LineMembers, index: number, line: LineView): VatRate {
  const { vat, vatCategory } = line;
  const isStated = vat !== undefined || vatCategory !== undefined;
  if (!isStated && (members.value !== 'needed' || members.forbids.has('vat'))) return withoutVat;
  const rate = readVat(reading, index, vat, vatCategory);
  if (rate?.category === EXEMPT) checkExemption(reading, index, line);
  return rate ?? withoutVat;
}

const EXEMPT = 7;

function exactFrom(text: string): Exact {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new TypeError(`${text} is not a decimal.`);
  return parsed.value;
}

function rateFrom(category: number): VatRate {
  const rate = rateOf(category);
  if (rate === undefined) throw new TypeError(`There is no VAT category ${category}.`);
  return rate;
}
