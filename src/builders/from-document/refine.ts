import { factsWords, type Locale } from '../../issues/inside.js';
import { ALL, type FactsRuleId, Findings, factsRule } from '../../rules/inside.js';
import type { Document, Path } from '../../types/index.js';
import { makeDocument } from '../make-document.js';
import { type FactsProblem, Reading } from '../read/reading.js';
import type { LostMember } from './lost-member.js';
import type { Stated } from './stated.js';

/** Where documents have what facts state in their header. Members that are not listed are in the header of both. */
const PLACES: Readonly<Record<string, Path>> = {
  type: ['invoiceHeader', 'invoiceType'],
  issuer: ['issuer'],
  counterpart: ['counterpart'],
  transmissionFailure: ['transmissionFailure'],
  payments: ['paymentMethods'],
  packages: ['packingsDeclarations', 0, 'Packages'],
  print: ['providerAdditionalInvoiceDetails', 'additionalDetails'],
  withheld: ['taxesTotals'],
  fees: ['taxesTotals'],
  stampDuty: ['taxesTotals'],
  otherTaxes: ['taxesTotals'],
  deductions: ['taxesTotals'],
  loadingAddress: ['invoiceHeader', 'otherDeliveryNoteHeader', 'loadingAddress'],
  deliveryAddress: ['invoiceHeader', 'otherDeliveryNoteHeader', 'deliveryAddress'],
  startShippingBranch: ['invoiceHeader', 'otherDeliveryNoteHeader', 'startShippingBranch'],
  completeShippingBranch: ['invoiceHeader', 'otherDeliveryNoteHeader', 'completeShippingBranch'],
};

/** The members of lines with another name in documents. */
const IN_LINES: Readonly<Record<string, string>> = {
  description: 'itemDescr',
  unit: 'measurementUnit',
  unitLabel: 'measurementUnitLabel',
  unitPrice: 'lineUnitPrice',
  unitPriceWithVat: 'lineUnitPrice',
  net: 'netValue',
  gross: 'netValue',
  vat: 'vatCategory',
  discount: 'totalDiscountValue',
  income: 'incomeClassification',
  expenses: 'expensesClassification',
  withheld: 'withheldAmount',
  fees: 'feesAmount',
  stampDuty: 'stampDutyAmount',
  otherTaxes: 'otherTaxesAmount',
  deductions: 'deductionsAmount',
};

function inDocument([first, ...rest]: Path): Path {
  if (typeof first !== 'string') return [];
  if (first === 'lines') {
    const [index, member, ...inside] = rest;
    if (index === undefined) return ['invoiceDetails'];
    if (typeof member !== 'string') return ['invoiceDetails', index];
    const name = Object.hasOwn(IN_LINES, member) ? IN_LINES[member] : undefined;
    return ['invoiceDetails', index, ...(name === undefined ? [member, ...inside] : [name])];
  }
  if (first === 'issuer' || first === 'counterpart') {
    const [member, ...inside] = rest;
    return member === 'print' ? ['providerAdditionalInvoiceDetails', first, ...inside] : [first, ...rest];
  }
  const place = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  if (place?.[0] === 'taxesTotals') return place;
  return [...(place ?? ['invoiceHeader', first]), ...rest];
}

/** Facts that build a document, and what was taken out of them or still prevents it. */
interface Refined {
  readonly facts: Stated;
  readonly document: Document | undefined;
  readonly refused: readonly LostMember[];
}

/** Members that the type of the document does not allow. Without them, the rest can build a document. */
const REMOVABLE: readonly FactsRuleId[] = ['not-allowed-on-type', 'service-counted', 'not-self-billed'];

/** Builds facts. Takes out members that they do not accept there, so that the rest is compared. */
export function refine(draft: Stated, locale: Locale): Refined {
  const refused: LostMember[] = [];
  let facts = draft;
  for (;;) {
    const reading = new Reading();
    const made = makeDocument(reading, () => facts);
    if (made !== undefined) return { facts, document: made.document, refused };
    const removable = reading.problems.filter(({ rule }) => REMOVABLE.includes(rule));
    if (removable.length === 0) {
      return { facts, document: undefined, refused: [...refused, ...lostIn(reading.problems, locale)] };
    }
    refused.push(...lostIn(removable, locale));
    for (const { path } of removable) facts = without(facts, path) as Stated;
  }
}

function lostIn(problems: readonly FactsProblem[], locale: Locale): LostMember[] {
  const findings = new Findings(locale, { [ALL]: 'error' }, factsWords);
  for (const { rule, path, params } of problems) findings.add(factsRule(rule), path, params);
  return findings.issues.map(({ rule, path, message }) => ({
    path: inDocument(path),
    why: 'refused',
    params: { rule },
    message,
  }));
}

/** A copy without the member at a path. */
function without(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? without(item, rest) : item));
  }
  const { [first]: member, ...others } = value as Readonly<Record<string, unknown>>;
  return rest.length === 0 || member === undefined ? others : { ...others, [first]: without(member, rest) };
}
