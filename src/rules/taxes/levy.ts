import { isInForce, isInSeason, levyPeriods } from '../../codes/accommodation-levy.js';
import { dayAfter } from '../../codes/day-after.js';
import { accommodationLevies, accommodationLevyConfidence } from '../../codes/index.js';
import { type Cents, centsToString, parseDecimal, toCents } from '../../money/index.js';
import { isMultipleOf } from '../../money/multiple.js';
import type { MemberPath, Path } from '../../types/index.js';
import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { isSure } from '../engine/types-where.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

const AMOUNT = 'invoiceDetails[].otherTaxesAmount';
const CATEGORY = 'invoiceDetails[].otherTaxesPercentCategory';
const OTHER_TAXES = 3;

/** The climate resilience fee (8.2) states its levy as one of the other taxes. It has no other content. */
export const levyMissing = rule({
  id: 'taxes/levy-missing',
  severity: 'warning',
  appliesTo: ['8.2'],
  paths: [AMOUNT, CATEGORY, 'taxesTotals[].taxType'],
  params: ['line'],
  authorityCode: 204,
  source:
    'Code tables, other taxes: the categories of the levy by kind of lodging; a warning because only a single integration shows that 8.2 is refused without them',
  bad: [
    {
      sample: 'residenceLevy',
      set: {
        '/invoiceDetails/0/feesAmount': 15,
        '/invoiceDetails/0/feesPercentCategory': 18,
        '/invoiceSummary/totalFeesAmount': 15,
        '/invoiceSummary/totalOtherTaxesAmount': 0,
      },
      remove: ['/invoiceDetails/0/otherTaxesAmount', '/invoiceDetails/0/otherTaxesPercentCategory'],
    },
  ],
  when: ({ taxesTotals: taxes }) => !taxes?.some(({ taxType }) => taxType === OTHER_TAXES),
  checkLine({ otherTaxesAmount, otherTaxesPercentCategory }, index, found) {
    if (otherTaxesAmount !== undefined || otherTaxesPercentCategory !== undefined) return;
    found(['invoiceDetails', index, 'otherTaxesAmount'], { line: index + 1 });
  },
});

/** The amounts come from secondary sources. As long as they do, this is a warning. */
const severity = isSure({ confidence: accommodationLevyConfidence }) ? 'error' : 'warning';

const SOURCE =
  'Laws 5162/2024 (article 24) and 5073/2023 (article 30), by secondary sources (reference/accommodation-levy.json); AADE facts, Added later: the label shows the amounts of 2024';

const PATHS: readonly MemberPath[] = [
  ...TAX_PATHS,
  'taxesTotals[].taxCategory',
  'invoiceHeader.issueDate',
  'invoiceHeader.currency',
];

/** A levy in a document, with the paths of its amount and category. */
interface Levied {
  readonly category: number;
  readonly amount: Cents | undefined;
  readonly amountAt: Path;
  readonly categoryAt: Path;
}

const isLevy = (category: number | undefined): category is number =>
  category !== undefined && Object.hasOwn(accommodationLevies, category);

/** The levies on the lines and on the document. The table is in euros. */
function* leviesOf(document: DocumentView): Iterable<Levied> {
  const { invoiceDetails: lines, taxesTotals: taxes = [], invoiceHeader } = document;
  if (invoiceHeader.currency !== undefined && invoiceHeader.currency !== 'EUR') return;
  for (let index = 0; index < lines.length; index += 1) {
    const { otherTaxesPercentCategory: category, otherTaxesAmount: amount } = lines[index] as LineView;
    if (!isLevy(category)) continue;
    const at = (member: string): Path => ['invoiceDetails', index, member];
    yield { category, amount, amountAt: at('otherTaxesAmount'), categoryAt: at('otherTaxesPercentCategory') };
  }
  for (let index = 0; index < taxes.length; index += 1) {
    const { taxType, taxCategory: category, taxAmount: amount } = taxes[index] as (typeof taxes)[number];
    if (taxType !== OTHER_TAXES || !isLevy(category)) continue;
    const at = (member: string): Path => ['taxesTotals', index, member];
    yield { category, amount, amountAt: at('taxAmount'), categoryAt: at('taxCategory') };
  }
}

/** Days around the issue date. The document does not contain the nights of the stay. */
const aroundIssue = ({ invoiceHeader: { issueDate } }: DocumentView): readonly string[] => [
  issueDate,
  dayAfter(issueDate, -31),
  dayAfter(issueDate, 31),
];

/** The amounts for a room and night that apply on these days, starting with the first day. */
const amountsOn = (category: number, days: readonly string[]): Cents[] =>
  days.flatMap((day) => {
    const parsed = parseDecimal(levyPeriods(category).find((period) => isInForce(period, day))?.amount);
    const cents = parsed.ok ? toCents(parsed.value) : undefined;
    return cents === undefined ? [] : [cents];
  });

/** The levy is a multiple of the amount for one room and night. */
export const levyAmount = rule({
  id: 'taxes/levy-amount',
  severity,
  onlyWith: TAX_MEMBERS,
  paths: PATHS,
  params: ['category', 'each', 'stated', 'issueDate'],
  source: SOURCE,
  good: { sample: 'residenceLevy' },
  // The label of category 20 says 1.50, but since 2025 the amount is 2.00: ten nights at 1.50 are not a multiple.
  bad: [{ sample: 'residenceLevy', set: { '/invoiceDetails/0/otherTaxesPercentCategory': 20 } }],
  check(document, found) {
    let days: readonly string[] | undefined;
    for (const { category, amount, amountAt } of leviesOf(document)) {
      if (amount === undefined) continue;
      days ??= aroundIssue(document);
      const amounts = amountsOn(category, days);
      const [each] = amounts;
      if (each === undefined || amounts.some((one) => isMultipleOf(amount, one))) continue;
      const { issueDate } = document.invoiceHeader;
      found(amountAt, { category, each: centsToString(each), stated: centsToString(amount), issueDate });
    }
  },
});

/** The category fits the season. */
export const levySeason = rule({
  id: 'taxes/levy-season',
  severity,
  onlyWith: TAX_MEMBERS,
  paths: PATHS,
  params: ['category', 'issueDate', 'other'],
  source: SOURCE,
  bad: [
    {
      sample: 'residenceLevy',
      set: {
        '/invoiceHeader/issueDate': '2026-07-15',
        '/invoiceDetails/0/otherTaxesPercentCategory': 7,
      },
    },
  ],
  check(document, found) {
    let days: readonly string[] | undefined;
    for (const { category, categoryAt } of leviesOf(document)) {
      days ??= aroundIssue(document);
      const periods = levyPeriods(category);
      const known = days.filter((day) => periods.some((period) => isInForce(period, day)));
      const fits = known.some((day) =>
        periods.some((period) => isInForce(period, day) && isInSeason(period, day)),
      );
      const other = accommodationLevies[category]?.otherSeason;
      if (fits || known.length < days.length || other === undefined) continue;
      found(categoryAt, { category, issueDate: document.invoiceHeader.issueDate, other });
    }
  },
});
