import type { LineKind } from '../../builders/kinds/kind-row.js';
import { contradictionOf } from '../../codes/exemption-contradicts.js';
import {
  accommodationLevies,
  findCode,
  type InvoiceType,
  invoiceTypeFacts,
  movePurposes,
  VatCategory,
  VatExemptionCategory,
  vatCategories,
  vatCategoryOfPercent,
  vatExemptionCategories,
} from '../../codes/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { expenses, income } from './classification.js';
import { decimalBetween } from './decimals.js';
import type { Region } from './parties.js';
import { allOf, member, nothing, type Part, perhaps, when } from './parts.js';
import type { Plan } from './plan.js';
import {
  anyPercent,
  type Basis,
  countedPrice,
  discount,
  quantity,
  type Scale,
  tinyPrice,
  unit,
  wholePrice,
} from './prices.js';
import { lineTaxes } from './taxes.js';
import { words } from './texts.js';

/** The ways to state a VAT category: by percent if that is unambiguous, by category, or both. */
const waysOf = (category: number, percent: string | null): object[] => {
  const byCategory = { vatCategory: category };
  if (percent === null) return [byCategory];
  const both = { vat: percent, ...byCategory };
  if (!vatCategoryOfPercent(percent).ok) return [byCategory, both];
  return [{ vat: Number(percent) }, { vat: percent }, { vat: `${percent}.0` }, byCategory, both];
};

const taxed = vatCategories.flatMap(({ code, percent }) =>
  code === VatCategory.Exempt || code === VatCategory.WithoutVat ? [] : waysOf(code, percent),
);

/** VAT with a rate above zero. */
const realVat: Part = fc.constantFrom(...taxed);

const exemptions = vatExemptionCategories.map(({ code }) => code);

/** Goods in luggage are sold to travellers, so they are left to retail and to exports. */
const isOfTravellers = (code: number, region: Region): boolean =>
  code === VatExemptionCategory.TaxFree && region !== 'nonEU';

/** No VAT, with a reason that nothing on the document contradicts. */
const exemptVat = (type: InvoiceType, region: Region): Part => {
  const fitting = exemptions.filter(
    (code) =>
      contradictionOf(code, { type, region, isGoods: true }) === undefined && !isOfTravellers(code, region),
  );
  return fc
    .tuple(
      fc.constantFrom({ vat: 0 }, { vatCategory: 7 }, { vat: '0', vatCategory: 7 }),
      fc.constantFrom(...fitting),
    )
    .map(([vat, vatExemptionCategory]) => ({ ...vat, vatExemptionCategory }));
};

const withoutVat: Part = fc.constantFrom({ vatCategory: VatCategory.WithoutVat });

/** No VAT, because it is exempt or not subject to VAT. */
const noVat = (type: InvoiceType, region: Region): Part => fc.oneof(withoutVat, exemptVat(type, region));

/** VAT at any rate, including exemptions. */
const anyVat = (type: InvoiceType, region: Region): Part =>
  fc.oneof(
    { arbitrary: realVat, weight: 5 },
    { arbitrary: exemptVat(type, region), weight: 1 },
    { arbitrary: withoutVat, weight: 1 },
  );

type Line = Arbitrary<Record<string, unknown>>;

/** The lines of facts. The first one always has a value, so that the document has one. */
export function linesOf(plan: Plan): Arbitrary<readonly object[]> {
  const { line } = plan.row;
  if (line === 'none') return fc.constant([]);
  if (line === 'collection') return fc.tuple(collectionLine(plan.scale));
  if (line === 'clearance') return fc.tuple(clearanceLine(plan, 1), clearanceLine(plan, 2));
  const first = lineOf(plan, true);
  if (plan.scale === 'largest') return fc.tuple(first);
  return fc
    .tuple(first, fc.array(lineOf(plan, plan.scale === 'large'), { maxLength: 3 }))
    .map(([one, others]) => [one, ...others]);
}

function lineOf(plan: Plan, isOfWeight: boolean): Line {
  const lines: Readonly<Record<Exclude<LineKind, 'none' | 'collection' | 'clearance'>, () => Line>> = {
    goods: () => valueLine(plan, isOfWeight, vatOf(plan), classificationOf(plan, isOfWeight)),
    service: () => valueLine(plan, isOfWeight, vatOf(plan), classificationOf(plan, isOfWeight)),
    acquisition: () => valueLine(plan, isOfWeight, noVat(plan.row.type, plan.region), expenses(plan)),
    order: () => valueLine(plan, isOfWeight, realVat, nothing),
    note: () => noteLine(plan),
    levy: () => levyLine(plan),
  };
  return lines[plan.row.line as keyof typeof lines]();
}

const described = member('description', words(300));

const printed = perhaps(
  fc.record({ lineCode: words(), lineDescription: words(), lineComments: words(150), itemCode: words(50) }),
);

const classificationOf = (plan: Plan, isOfWeight: boolean): Part =>
  plan.isSelfBilled ? expenses(plan) : income(plan, isOfWeight);

const needsVat = ({ row }: Plan): boolean => invoiceTypeFacts[row.type].vat.rule === 'withVat';

/** Sales abroad are exempt, and self-supply is taxed. Other documents have any VAT. */
function vatOf(plan: Plan): Part {
  const { type } = plan.row;
  const { country } = invoiceTypeFacts[type].counterpart;
  if (country === 'EU' || country === 'nonEU') return exemptVat(type, country);
  return needsVat(plan) ? realVat : anyVat(type, plan.region);
}

/** A line that sells or buys something. If goods move or are ordered, it also has a description and a quantity. */
function valueLine(plan: Plan, isOfWeight: boolean, vat: Part, classification: Part): Line {
  const { row, moves, scale, isFuel, hasTaxes } = plan;
  const isCounted = row.line !== 'service';
  const mustCount = moves || row.line === 'order';
  return ofBasis(plan, (basis) => {
    const shapes: Arbitrary<Record<string, unknown>>[] = [];
    const tax = (place: 'counted line' | 'line'): Part =>
      when(hasTaxes && isOfWeight, () => perhaps(lineTaxes(place), 3));
    if (isCounted)
      shapes.push(allOf(countedPrice(basis, scale), unit, perhaps(discountOf(scale)), tax('line')));
    if (isCounted && hasTaxes && isOfWeight && scale === 'usual')
      shapes.push(allOf(unitPriced(basis), unit, tax('counted line')));
    if (!mustCount) shapes.push(allOf(wholePrice(basis, scale), perhaps(discountOf(scale)), tax('line')));
    if (isCounted && !isOfWeight && !needsVat(plan))
      shapes.push(allOf(tinyPrice(basis), unit, perhaps(anyPercent)));
    return allOf(
      mustCount ? described : perhaps(described, 2),
      fc.oneof(...shapes),
      vat,
      classification,
      printed,
      when(moves, () => perhaps(moved)),
      when(isFuel, () => member('fuelCode', fc.constantFrom<string | number>('10', '20', 40, '72'))),
      when(row.line !== 'order' && !hasTaxes && !isFuel, () =>
        perhaps(member('recType', fc.constantFrom(2, 3, 6)), 8),
      ),
      when(plan.kind === 'orderCancellation', () => member('recType', fc.constant(7))),
    );
  });
}

/** A line whose price is net or gross, according to the plan. */
const ofBasis = ({ basis }: Plan, line: (basis: Basis) => Line): Line =>
  basis === 'mixed' ? fc.oneof(line('net'), line('gross')) : line(basis);

const discountOf = (scale: Scale): Part => (scale === 'usual' ? discount : anyPercent);

const unitPriced = (basis: Basis): Part =>
  fc.record({ [basis === 'net' ? 'unitPrice' : 'unitPriceWithVat']: decimalBetween(200, 900, 4), quantity });

const linePurposes = movePurposes.flatMap(({ code, withdrawn }) => (withdrawn || code === 8 ? [] : [code]));

/** Optional members for a line of a goods movement. */
const moved: Part = allOf(
  perhaps(member('cnCode', fc.stringMatching(/^(?:\d{8}|\d{10})$/)), 2),
  perhaps(
    fc.tuple(fc.constantFrom(...linePurposes), words()).map(([movePurposeLine, title]) => ({
      movePurposeLine,
      ...(findCode(movePurposes, movePurposeLine)?.requires.length !== 0 && {
        otherMovePurposeLineTitle: title,
      }),
    })),
    2,
  ),
);

/** A line of a delivery note: goods, with or without a value. */
function noteLine(plan: Plan): Line {
  const { scale } = plan;
  const valued = ofBasis(plan, (basis) =>
    allOf(countedPrice(basis, scale), realVat, perhaps(discountOf(scale))),
  );
  return allOf(described, unit, fc.oneof(fc.record({ quantity }), valued), printed, perhaps(moved));
}

/** Money collected or refunded with a terminal. */
const collectionLine = (scale: Scale): Line => allOf(wholePrice('net', scale), perhaps(described, 2));

/** A levy without a net value, for a number of rooms and nights. Its first night depends on the issue date. */
const levyLine = (plan: Plan): Line =>
  allOf(
    perhaps(described, 2),
    member(
      'otherTaxes',
      fc.record({
        category: fc.constantFrom(...Object.keys(accommodationLevies).map(Number)),
        nights: fc.integer({ min: 1, max: 9 }),
        rooms: fc.integer({ min: 1, max: 3 }),
      }),
    ),
    when(plan.isInformation, () => income(plan, false)),
  );

/** A line of a clearance: 1 sales for others, 2 the fee. */
const clearanceLine = (plan: Plan, invoiceDetailType: 1 | 2): Line =>
  allOf(
    described,
    ofBasis(plan, (basis) => allOf(wholePrice(basis, plan.scale === 'largest' ? 'large' : plan.scale))),
    anyVat(plan.row.type, plan.region),
    fc.constant({ invoiceDetailType }),
    invoiceDetailType === 1 ? expenses(plan) : income(plan, true),
  );
