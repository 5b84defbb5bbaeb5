import { classificationInheritedFrom, type InvoiceType, invoiceTypeFacts } from '../../codes/index.js';
import type { Cents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { once } from '../engine/once.js';
import type { DocumentView, LineView } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';

export type Side = 'incomeClassification' | 'expensesClassification';

/** A classification of either side; only VAT classifications of expenses have no category. */
export interface Row {
  readonly classificationType: string | undefined;
  readonly classificationCategory: string | undefined;
  readonly amount: Cents;
}

/** The classifications of one side of a line, or of the summary. */
export const rowsOn = (
  place: Readonly<Record<Side, readonly Row[] | undefined>>,
  side: Side,
): readonly Row[] =>
  (side === 'incomeClassification' ? place.incomeClassification : place.expensesClassification) ?? NONE;

const NONE: readonly Row[] = [];

/** VAT classifications repeat the amount of an expense and have no category. */
export const isVatType = (type: string | undefined): boolean =>
  type !== undefined && (type.startsWith('VAT_') || type.startsWith('NOT_VAT_'));

export const isClassified = (line: LineView): boolean =>
  rowsOn(line, 'incomeClassification').length > 0 || rowsOn(line, 'expensesClassification').length > 0;

const INCOME: readonly Side[] = ['incomeClassification'];
const EXPENSES: readonly Side[] = ['expensesClassification'];
const BOTH: readonly Side[] = [...INCOME, ...EXPENSES];

function sidesBy(type: InvoiceType): readonly Side[] {
  const { kind } = invoiceTypeFacts[type].classification;
  if (kind === 'expenses') return EXPENSES;
  if (kind === 'byDetailType') return BOTH;
  // A document that corrects expenses, or both sides, takes over their sides.
  const takesOver = classificationInheritedFrom(type).some((other) => sidesBy(other) !== INCOME);
  return takesOver ? BOTH : INCOME;
}

const sidesByType = new Map(typesWhere(() => true).map((type) => [type, sidesBy(type)]));

/** The types that the recipient may issue. The recipient classifies expenses. */
export const selfBilledTypes: readonly InvoiceType[] = typesWhere(({ selfPricing }) => selfPricing);

/** Whether the recipient issued the document. On other types, another rule reports the flag. */
export const isSelfBilled = ({ invoiceHeader: header }: DocumentView): boolean =>
  header.selfPricing === true && selfBilledTypes.includes(header.invoiceType);

/** The sides that are checked on a document: those of its type on the provider channel, and both if it is self-billed. */
export const sidesOf = once((document) =>
  isSelfBilled(document) ? BOTH : (sidesByType.get(document.invoiceHeader.invoiceType) ?? INCOME),
);

/** The members that `sidesOf` reads, for the `paths` of a rule. */
export const SIDES: readonly MemberPath[] = ['invoiceHeader.invoiceType', 'invoiceHeader.selfPricing'];

/** The document types that may have all these sides, even if they are not self-billed. */
export const typesWith = (...sides: readonly Side[]): InvoiceType[] =>
  typesWhere((_, type) => sides.every((side) => sidesByType.get(type)?.includes(side)));

/** The document types that may have expenses, some of them only if they are self-billed. */
export const expenseTypes: readonly InvoiceType[] = typesWhere(
  (_, type) => selfBilledTypes.includes(type) || sidesByType.get(type) !== INCOME,
);

export const mayHaveExpenses = (document: DocumentView): boolean =>
  sidesOf(document).includes('expensesClassification');

/** The paths of some members of classifications, for both sides, on lines and in the summary. */
export const paths = (
  where: 'invoiceDetails[]' | 'invoiceSummary',
  ...members: (keyof Row)[]
): MemberPath[] =>
  BOTH.flatMap((side): MemberPath[] =>
    members.length === 0
      ? [`${where}.${side}`]
      : members.map((member) => `${where}.${side}[].${member}` as const),
  );

/** The document type, which determines the sides. */
export const TYPE = 'invoiceHeader.invoiceType';
