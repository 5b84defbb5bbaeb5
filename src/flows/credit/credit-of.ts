import type { BuildOptions } from '../../builders/check-document.js';
import type { FactsRead } from '../../builders/read/facts-read.js';
import { classificationAllowed } from '../../codes/index.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import {
  allocate,
  type Cents,
  centsToString,
  formatExact,
  isAboveHundred,
  parseDecimal,
  percentOf,
  signOf,
  sumCents,
  zeroCents,
} from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { shown, typeName } from '../../reading/shown.js';
import type { ClassificationSum, TaxRow } from '../../totals/index.js';
import type { Document, IncomeClassification, IssuedDocument, Path } from '../../types/index.js';
import type { CreditFacts, CreditIncome } from '../generated/facts.js';
import { creditFactsForm } from '../generated/forms.js';
import { markOf } from '../shared/answer.js';
import { isCorrelated } from '../shared/correlated.js';
import { isReadable } from '../shared/given.js';
import { type ReadIssued, readAllIssued, readOriginal, type SentDocument } from '../shared/issued.js';
import { makeWithRelated } from '../shared/make-with-related.js';
import { Refusing } from '../shared/refusing.js';
import { knowMembers } from '../shared/step-form.js';
import { readStepOptions } from '../shared/step-options.js';
import { type AskedLine, askedLines, refuseUnplaced } from './asked.js';
import { type CreditType, creditTypeOf } from './credit-type.js';
import { CREDITED_PATHS, leftAfter } from './earlier.js';
import { type CreditedLine, factsOfCredit } from './facts.js';
import { figuresOf, shareTaxes, sumOf, type TakenLine } from './figures.js';
import type { Left, LineAmounts } from './left.js';
import { remainingIn } from './remaining.js';
import { taxesWithout, without } from './subtract.js';
import { grossOf, take } from './take.js';
import type { Credit } from './types.js';

const AT: Path = ['percent'];

/**
 * The lines of a credit of a percentage of everything that is left. The amount with VAT is rounded once, half up, and
 * split over the lines by largest remainder, so that it is exact to the cent. A line of which no cent is credited is left
 * out.
 */
export function linesOfPercent(given: unknown, left: Left, refusing: Refusing): AskedLine[] {
  refuseUnplaced(left, refusing);
  const weights = left.lines.map(grossOf);
  const credited = creditedOf(given, sumCents(weights), refusing);
  const shares = allocate(credited, weights);
  return left.lines.flatMap((line, index): AskedLine[] => {
    const value = shares[index] ?? zeroCents;
    return value === zeroCents ? [] : [{ left: line, measure: { by: 'gross', value }, income: undefined }];
  });
}

/** The amount with VAT that a percentage credits. */
function creditedOf(given: unknown, whole: Cents, refusing: Refusing): Cents {
  const parsed = parseDecimal(given);
  const found = shown(given);
  if (!parsed.ok) return refusing.refuse('credit/value-form', AT, { member: 'percent', found });
  const percent = parsed.value;
  if (isAboveHundred(percent)) {
    return refusing.refuse('credit/percent-above', AT, { found: formatExact(percent) });
  }
  if (whole === zeroCents) return refusing.refuse('credit/nothing-left', []);
  const credited = signOf(percent) > 0 ? percentOf(whole, percent) : zeroCents;
  if (credited > zeroCents) return credited;
  return refusing.refuse('credit/value-not-above', AT, { member: 'percent', found });
}

/** What is read of the original. */
const NEEDS = [
  ...CREDITED_PATHS,
  'issuer',
  'counterpart',
  'invoiceHeader.exchangeRate',
  'invoiceHeader.specialInvoiceCategory',
  'invoiceHeader.vatPaymentSuspension',
  'invoiceHeader.fuelInvoice',
  'invoiceHeader.selfPricing',
  'invoiceHeader.otherCorrelatedEntities',
  'providerAdditionalInvoiceDetails',
];

/**
 * Builds the credit of an issued document, whole, by a percentage, or by lines, quantities and amounts: 5.1 with `correlatedInvoices` for
 * an invoice, 5.2 with `correlated: false`, 11.4 with `multipleConnectedMarks` for a receipt. Parties, items, VAT,
 * taxes, classification and print come from the original. Amounts are shares of what earlier credits left of each line,
 * exact to the cent, so that all credits together never exceed the original. The credited lines keep their numbers.
 *
 * @throws RefusedStepError if the document cannot be credited, or not by this much.
 * @throws InvalidDocumentError if the credit has errors.
 * @example
 * const { document } = creditOf({ document: receipt, mark: '400001970000103' }, {
 *   series: 'ΠΛ', aa: '4', issueDate: '2026-11-20', lines: [{ line: 1, quantity: 1 }], payments: [cash('rest')],
 * });
 */
export function creditOf(
  issued: IssuedDocument | SentDocument | Document,
  facts: CreditFacts,
  options?: BuildOptions,
): Credit {
  const stepOptions = readStepOptions(options);
  const refusing = new Refusing(stepOptions.locale);
  const stated = (isReadable(facts, ['earlier']) ? recordOf(facts) : undefined) as CreditFacts | undefined;
  if (stated === undefined) return refusing.refuse('credit/facts-form', [], { found: typeName(facts) });
  knowMembers(creditFactsForm, stated, refusing);
  const original = withMark(readOriginal(issued, refusing, [], NEEDS), stated.mark, refusing);
  isCorrelated(stated.correlated, refusing);
  const type = typeOf(original, stated, refusing);
  const earlier = readAllIssued(stated.earlier, refusing, ['earlier'], CREDITED_PATHS);
  const left = leftAfter(original, earlier, refusing);
  const lines = askedOf(stated, left, refusing).map(
    ({ left: line, measure, income }): CreditedLine => ({
      left: line,
      amounts: fitIncome(take(line, measure), type),
      income: income as CreditIncome | undefined,
    }),
  );
  checkTotals(left, lines, refusing);
  refusing.done();
  const taxes = shareTaxes(left, amountsIn(lines));
  const made = makeWithRelated(
    factsOfCredit(type, original, stated, lines),
    [original, ...earlier],
    stepOptions,
    {
      totals: (read) =>
        figuresOf({ lines: lines.map((line, index) => withIncome(line, read.lines[index])), taxes }),
      finish: (document) => numbered(document, lines),
    },
  );
  const remaining = remainingIn(afterTaken(left, lines, taxes));
  return { ...made, remaining };
}

/** The lines to credit: those that are named, a percentage of all, or all. */
function askedOf({ lines, percent }: CreditFacts, left: Left, refusing: Refusing): AskedLine[] {
  if (percent === undefined) return askedLines(lines, left, refusing);
  if (lines !== undefined) refusing.refuse('credit/percent-and-lines', ['percent']);
  return linesOfPercent(percent, left, refusing);
}

/** The original with its MARK, given with it or in the facts. Two different MARKs are refused. */
function withMark(original: ReadIssued, stated: unknown, refusing: Refusing): ReadIssued {
  const mark = markOf(stated, refusing, ['mark']) ?? original.mark;
  if (original.mark !== undefined && mark !== original.mark)
    refusing.add('credit/mark-differs', ['mark'], { stated: String(mark), mark: original.mark });
  // Without the MARK, the rest cannot be compared.
  refusing.done();
  return { ...original, mark };
}

function typeOf({ view, mark }: ReadIssued, { correlated }: CreditFacts, refusing: Refusing): CreditType {
  const type = view.invoiceHeader.invoiceType;
  const answer = creditTypeOf(type, correlated !== false);
  if (answer !== '5.1' && answer !== '5.2' && answer !== '11.4') return refusing.refuse(answer, [], { type });
  if (correlated !== false && mark === undefined) refusing.refuse('credit/no-mark', ['mark'], { type });
  return answer;
}

const amountsIn = (lines: readonly CreditedLine[]) => lines.map(({ amounts }) => amounts);

/** Credits from other software may have lines that match no line of the original. They still limit the totals. */
function checkTotals({ lines, unplaced }: Left, credited: readonly CreditedLine[], refusing: Refusing): void {
  if (unplaced.count === 0) return;
  const check = (amount: 'net' | 'vat', off: Cents): void => {
    const most = subtractHeld(sumOf(lines, amount), off);
    const wanted = sumOf(amountsIn(credited), amount);
    if (wanted <= most) return;
    refusing.add('credit/above-total', ['lines'], {
      wanted: centsToString(wanted),
      left: centsToString(most),
    });
  };
  check('net', unplaced.net);
  check('vat', unplaced.vat);
}

/** A line with the income that the caller states for it, which applies to its whole net value. */
function withIncome(
  { left: { of }, amounts, income }: CreditedLine,
  read: FactsRead['lines'][number] | undefined,
): TakenLine {
  const [row] = (income === undefined ? undefined : read?.incomeClassification) ?? [];
  if (row === undefined) return { of, amounts };
  return { of, amounts: { ...amounts, income: [{ ...row, amount: amounts.net }] } };
}

/** Gives the lines the numbers that they have in the original, so that the next credit knows what this one took. */
function numbered(document: Document, lines: readonly CreditedLine[]): Document {
  const invoiceDetails = document.invoiceDetails.map((line, index) =>
    Object.freeze({ ...line, lineNumber: lines[index]?.left.of.lineNumber ?? line.lineNumber }),
  );
  return Object.freeze({ ...document, invoiceDetails: Object.freeze(invoiceDetails) });
}

function afterTaken(left: Left, lines: readonly CreditedLine[], taxes: readonly TaxRow[]): Left {
  const taken = new Map(lines.map(({ left: line, amounts }) => [line, amounts]));
  return {
    lines: left.lines.map((line) => {
      const amounts = taken.get(line);
      return amounts === undefined ? line : without(line, amounts);
    }),
    taxes: taxesWithout(left.taxes, taxes),
    unplaced: left.unplaced,
  };
}

type Row = ClassificationSum<IncomeClassification>;

/**
 * The classification of the original, adapted to the credit: without its type if the category has no type there
 * (`category1_95` on 5.2). Anything else that does not fit is left unchanged, for the rules to report.
 */
export function fitIncome(amounts: LineAmounts, type: CreditType): LineAmounts {
  if (amounts.income === undefined) return amounts;
  const income: Row[] = [];
  for (const row of amounts.income) {
    const fitting = fitted(row, type);
    const at = income.findIndex(
      ({ classificationType, classificationCategory }) =>
        classificationType === fitting.classificationType &&
        classificationCategory === fitting.classificationCategory,
    );
    const same = income[at];
    if (same === undefined) income.push(fitting);
    else income[at] = { ...same, amount: addHeld(same.amount, fitting.amount) };
  }
  return { ...amounts, income };
}

function fitted(row: Row, type: CreditType): Row {
  const { classificationType, classificationCategory, amount } = row;
  const answer = classificationAllowed(type, classificationCategory, classificationType);
  return answer === 'type-forbidden' || answer === 'disputed' ? { classificationCategory, amount } : row;
}
