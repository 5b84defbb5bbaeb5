import { type Exact, parseDecimal, signOf } from '../../money/index.js';
import { readShape } from '../../reading/read.js';
import { emptyRecord, recordOf } from '../../reading/record.js';
import type { Lead, TaxInput } from '../../totals/index.js';
import { rareLineShape } from '../facts/line.js';
import type { KindInfo } from '../kinds/kind-info.js';
import { LineBit, type LineMembers } from '../kinds/line-members.js';
import { readExpenses, readIncome } from './classification.js';
import { readDiscount } from './discount.js';
import { readLevy, type StatedOtherTax } from './levy.js';
import { checkLevy, checkMembers, checkPrice, isPricedOnce } from './line-checks.js';
import type { LineRead, RareLine } from './line-read.js';
import { type Reading, shapeFaults } from './reading.js';
import { lineTaxes } from './taxes.js';
import { isText } from './text.js';
import { readUnit } from './unit.js';
import { rateOf, readVat, type VatRate, WITHOUT_VAT } from './vat.js';

/** What all lines of one document share. */
export interface LineContext {
  readonly info: KindInfo;
  readonly members: LineMembers;
  /** Country of the counterpart, which some types' usual income follows. */
  readonly country: string | undefined;
}

/** Reads one line; undefined when it is not even an object. */
export function readLine(
  reading: Reading,
  context: LineContext,
  index: number,
  line: unknown,
): LineRead | undefined {
  const { info, members } = context;
  const source = recordOf(line);
  if (source === undefined) return reading.badShape();
  let has = 0;
  let lead: Lead = 'net';
  let description: string | undefined;
  let quantity: Exact | undefined;
  let price: Exact | undefined;
  let unit: unknown;
  let percent: unknown;
  let category: unknown;
  let discount: unknown;
  let income: unknown;
  let rare: Record<string, unknown> | undefined;
  // A switch over interned names costs a tenth of a look-up for each member, whatever order they come in.
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (value === null) {
      reading.badShape();
      continue;
    }
    switch (key) {
      case 'description':
        has |= LineBit.description;
        description = isText(value, 300) ? value : reading.badShape();
        break;
      case 'quantity':
        has |= LineBit.quantity;
        quantity = exactOf(reading, value);
        break;
      case 'unit':
        has |= LineBit.unit;
        unit = value;
        break;
      case 'unitPrice':
        has |= LineBit.unitPrice;
        lead = 'unitPrice';
        price = exactOf(reading, value);
        break;
      case 'unitPriceWithVat':
        has |= LineBit.unitPriceWithVat;
        lead = 'unitPriceWithVat';
        price = exactOf(reading, value);
        break;
      case 'net':
        has |= LineBit.net;
        lead = 'net';
        price = exactOf(reading, value);
        break;
      case 'gross':
        has |= LineBit.gross;
        lead = 'gross';
        price = exactOf(reading, value);
        break;
      case 'vat':
        has |= LineBit.vat;
        percent = value;
        break;
      case 'vatCategory':
        has |= LineBit.vatCategory;
        category = value;
        break;
      case 'discount':
        has |= LineBit.discount;
        discount = value;
        break;
      case 'income':
        has |= LineBit.income;
        income = value;
        break;
      default:
        if (Object.hasOwn(source, key)) {
          rare ??= emptyRecord();
          rare[key] = value;
        }
    }
  }
  if ((has & members.forbids) !== 0 || (members.needs & ~has) !== 0)
    checkMembers(reading, info, members, index, has);
  if (!isPricedOnce(has)) checkPrice(reading, members, index, has);
  if (quantity !== undefined && signOf(quantity) === 0) noteZero(reading, index);
  const rareRead = rare && readRare(reading, context, index, rare);
  if (info.row.line === 'levy') checkLevy(reading, index, rareRead);
  const levy = rareRead?.otherTaxes && readLevyOfLine(reading, info, index, rareRead.otherTaxes);
  const vat = vatOf(reading, members, index, percent, category, rareRead);
  const priced = price !== undefined;
  return {
    lead,
    price: price ?? zero,
    quantity,
    vatPercent: vat.percent,
    discount: discount === undefined ? undefined : readDiscount(reading, index, discount),
    taxes: rareRead && lineTaxes(rareRead, levy?.[0]),
    incomeClassification:
      info.fixedIncome ??
      (income === undefined ? undefined : readIncome(reading, index, income, info, context.country)),
    expensesClassification:
      rare?.expenses === undefined ? undefined : readExpenses(reading, index, rare.expenses),
    description,
    unit: unit === undefined ? undefined : readUnit(reading, index, unit),
    vat,
    priced,
    rare: rareRead,
    furtherSeasons: levy === undefined || levy.length < 2 ? undefined : levy.slice(1),
  };
}

/** Only a line without a value can be repeated for another season. */
function readLevyOfLine(
  reading: Reading,
  info: KindInfo,
  index: number,
  stated: StatedOtherTax,
): readonly TaxInput[] | undefined {
  const path = ['lines', index, 'otherTaxes'];
  const levy = readLevy(reading, stated, path);
  if (levy === undefined || levy.length < 2 || info.row.line === 'levy') return levy;
  return reading.problem('levy-two-seasons', path, { category: stated.category ?? 0 });
}

const zero = exactFrom('0');
const withoutVat = rateFrom(WITHOUT_VAT);

function vatOf(
  reading: Reading,
  members: LineMembers,
  index: number,
  percent: unknown,
  category: unknown,
  rare: RareLine | undefined,
): VatRate {
  const stated = percent !== undefined || category !== undefined;
  if (!stated && (members.value !== 'needed' || (members.forbids & LineBit.vat) !== 0)) return withoutVat;
  const vat = readVat(reading, index, percent, category);
  if (vat === undefined) return withoutVat;
  if (vat.category === EXEMPT && rare?.vatExemptionCategory === undefined) {
    const member = 'vatExemptionCategory';
    reading.problem('missing', ['lines', index, member], { member });
  }
  return vat;
}

const EXEMPT = 7;

/** The totals report a negative quantity, with the other negative values. */
function noteZero(reading: Reading, index: number): void {
  reading.problem('not-above', ['lines', index, 'quantity'], { value: 0, above: 0 });
}

function exactOf(reading: Reading, value: unknown): Exact | undefined {
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : reading.badShape();
}

function readRare(
  reading: Reading,
  { info, members }: LineContext,
  index: number,
  rare: Readonly<Record<string, unknown>>,
): RareLine | undefined {
  for (const member in rare) {
    if (members.forbidsRare.has(member)) {
      reading.problem('not-allowed-on-type', ['lines', index, member], { member, type: info.type });
    }
  }
  return readShape(rareLineShape, rare, shapeFaults(reading));
}

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
