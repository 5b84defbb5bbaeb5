import type { Facts } from '../../builders/facts/facts.js';
import { dayAfter } from '../../codes/day-after.js';
import { isCalendarDate } from '../../reading/calendar.js';
import type { OptionForm } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { type FormParts, formsOf, type Subject } from './forms.js';
import { extras, links, movement, numbered } from './header.js';
import { linesOf } from './lines.js';
import { counterpart, issuer } from './parties.js';
import { allOf, member, nothing, type Part, perhaps, when } from './parts.js';
import { settlementOf, withPayments } from './payments.js';
import { type Plan, planOf } from './plan.js';
import { documentDiscount } from './prices.js';
import { documentTaxes } from './taxes.js';
import { calendarDate } from './texts.js';

/** Parts of the facts that are fixed instead of random. */
export interface FactsChoices {
  /** The issue date of all documents, `YYYY-MM-DD`. Random by default. */
  readonly issueDate?: string;
}

export const factsChoices: OptionForm<FactsChoices, string> = { issueDate: [isCalendarDate, "'2026-11-20'"] };

/**
 * Facts from which the builders build a document without errors: of a document type (`'9.3'`), of one form of it
 * (`'moving retailReceipt'`, `'tableCancellation'`, `'closing salesInvoice'`), or of any.
 *
 * @throws OptionsError if a choice is unknown
 * @example
 * fc.assert(fc.property(factsOf('11.1'), (facts) => readBack(myOrderFrom(facts)).gross === buildDocument(facts).invoiceSummary.totalGrossValue));
 */
export function factsOf(subject?: Subject, choices: FactsChoices = {}): Arbitrary<Facts> {
  const read = readForm(choices, factsChoices);
  const all = formsOf(subject).map((form) => factsOfForm(form, read));
  return fc.oneof(...all);
}

const factsOfForm = (form: FormParts, { issueDate }: FactsChoices): Arbitrary<Facts> => {
  const date = issueDate === undefined ? calendarDate : fc.constant(issueDate);
  // Building the arbitraries of a plan takes long, and there are few different plans.
  const known = new Map<string, Arbitrary<Record<string, unknown>>>();
  const partsOfPlan = (plan: Plan): Arbitrary<Record<string, unknown>> => {
    const key = JSON.stringify(plan);
    const parts = known.get(key) ?? partsOf(plan, date);
    known.set(key, parts);
    return parts;
  };
  const settlement = settlementOf(form.row);
  return planOf(form)
    .chain((plan) => fc.tuple(fc.constant(plan), partsOfPlan(plan), settlement))
    .map(
      ([plan, facts, means]) =>
        withPayments(withStay(plan, withMatchingParties(plan, facts)), means) as Facts,
    );
};

/** Everything except the payments, which depend on the gross total. */
function partsOf(plan: Plan, date: Arbitrary<string>): Arbitrary<Record<string, unknown>> {
  const { row, basis, scale, taxes } = plan;
  const isDiscountable =
    (row.line === 'goods' || row.line === 'service' || row.line === 'order' || row.line === 'acquisition') &&
    scale === 'usual';
  return allOf(
    fc.constant({ type: row.type }),
    numbered,
    movement(plan, date),
    member('issuer', issuer),
    counterpartOf(plan),
    when(row.line !== 'none', () => member('lines', linesOf(plan))),
    isDiscountable ? perhaps(documentDiscount(basis !== 'mixed')) : nothing,
    when(taxes === 'document', () => perhaps(documentTaxes(), 3)),
    links(plan),
    extras(plan),
    when(row.type === '8.6', () => member('tableAA', fc.uuid())),
    when(row.line === 'none', () => fc.constant({ totalCancelDeliveryOrders: true })),
  );
}

function counterpartOf({ row, moves, region }: Plan): Part {
  const isNeeded = row.counterpart === 'needed' || (moves && row.counterpart === 'no');
  // A slip may have one, with a warning.
  if (!isNeeded && (row.counterpart === 'no' || row.type === '8.6')) return nothing;
  const party = member('counterpart', counterpart(region, moves || row.line === 'note'));
  return isNeeded ? party : perhaps(party);
}

interface LevyLine {
  readonly otherTaxes: object;
}

/** Amounts of the levy on accommodation are known from 2024 on. */
const FIRST_YEAR = '2024-02-01';

/** Adds a stay of up to nine nights before the issue date. For earlier years, states the amount instead. */
function withStay({ row }: Plan, facts: Record<string, unknown>): Record<string, unknown> {
  if (row.line !== 'levy') return facts;
  const issueDate = facts['issueDate'] as string;
  const lines = (facts['lines'] as readonly LevyLine[]).map((line) => {
    const { otherTaxes } = line;
    const firstNight = issueDate < FIRST_YEAR ? undefined : dayAfter(issueDate, -9);
    return {
      ...line,
      otherTaxes: firstNight === undefined ? { category: 20, amount: '1.50' } : { ...otherTaxes, firstNight },
    };
  });
  return { ...facts, lines };
}

const PLACEHOLDER = '000000000';

/** Adds what depends on members of both parties. */
function withMatchingParties(plan: Plan, facts: Record<string, unknown>): Record<string, unknown> {
  const party = facts['counterpart'] as Record<string, unknown> | undefined;
  if (party === undefined) return facts;
  const seller = facts['issuer'] as Record<string, unknown>;
  const { vatNumber, branch } = seller;
  if (plan.row.type === '9.2') return { ...facts, counterpart: { ...party, vatNumber: PLACEHOLDER } };
  if (plan.isOwnTransfer) {
    return { ...facts, counterpart: { ...party, vatNumber, branch: branch === 0 ? 7 : 0 } };
  }
  if (party['vatNumber'] !== vatNumber) return facts;
  // Both parties get the same number once in ninety million draws.
  return {
    ...facts,
    counterpart: { ...party, vatNumber: vatNumber === '800123456' ? '987654324' : '800123456' },
  };
}
