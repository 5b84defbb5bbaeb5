import {
  classificationCombos,
  classificationInheritance,
  disputedCombos,
  selfBilledCombos,
} from './generated/classification-combos.js';
import type { InvoiceType } from './generated/invoice-types.js';

/** Whether a classification is allowed on a document type. */
export type ClassificationAnswer =
  | 'allowed'
  | 'type-missing'
  | 'type-forbidden'
  | 'type-not-allowed'
  | 'category-not-allowed'
  | 'disputed'
  | 'inherits';

/** The types that each category of a document type allows. */
export type AllowedTypes = Readonly<Record<string, readonly (string | null)[]>>;

const own = <Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * The classifications that a document type allows, by category; null where a category may have no type. On a
 * self-billed document, these are the expenses of the recipient, who issues it. Types that inherit their combinations
 * have none.
 * @example allowedClassifications('11.2').category1_3
 */
export const allowedClassifications = (invoiceType: string, selfBilled = false): AllowedTypes =>
  (selfBilled ? own(selfBilledCombos, invoiceType) : undefined) ??
  own(classificationCombos, invoiceType) ??
  NONE;

const NONE: AllowedTypes = {};

/**
 * Whether a category, with or without a type, is allowed on a document type of the provider channel (errors 307, 308,
 * 313, 331). `inherits` means that this depends on the correlated document, and `disputed` that only some tables allow
 * the pair. VAT classifications, which have no category, are not in the table. `selfBilled` is for the expenses of a
 * document that the recipient issues.
 * @example classificationAllowed('11.1', 'category1_1', 'E3_561_001') // 'type-not-allowed'
 */
export function classificationAllowed(
  invoiceType: string,
  category: string,
  type?: string | null,
  selfBilled = false,
): ClassificationAnswer {
  if (Object.hasOwn(classificationInheritance, invoiceType)) return 'inherits';
  const types = own(allowedClassifications(invoiceType, selfBilled), category);
  if (!types) return 'category-not-allowed';
  if (types.includes(type ?? null)) return 'allowed';
  if (type === undefined || type === null) return 'type-missing';
  if (isDisputed(invoiceType, category, type)) return 'disputed';
  return types.length === 1 && types[0] === null ? 'type-forbidden' : 'type-not-allowed';
}

function isDisputed(invoiceType: string, category: string, type: string): boolean {
  const categories: AllowedTypes | undefined = own(disputedCombos, invoiceType);
  return categories !== undefined && own(categories, category)?.includes(type) === true;
}

/**
 * The document types whose combinations a type inherits from its correlated document. Empty for all other types.
 * @example classificationInheritedFrom('2.4') // ['2.1', '2.2', '2.3']
 */
export const classificationInheritedFrom = (invoiceType: InvoiceType): readonly InvoiceType[] =>
  classificationInheritance[invoiceType] ?? [];
