import { classificationCombos, classificationInheritance } from './generated/classification-combos.js';
import type { InvoiceType } from './generated/invoice-types.js';

/** Whether a classification is allowed on a document type. */
export type ClassificationAnswer =
  | 'allowed'
  | 'type-missing'
  | 'type-forbidden'
  | 'type-not-allowed'
  | 'category-not-allowed'
  | 'inherits';

const own = <Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Whether a category, with or without a type, is allowed on a document type of the provider channel (errors 307, 308,
 * 313, 331). `inherits` means that this depends on the correlated document. VAT classifications, which have no
 * category, are not in the table.
 * @example classificationAllowed('11.1', 'category1_1', 'E3_561_001') // 'type-not-allowed'
 */
export function classificationAllowed(
  invoiceType: string,
  category: string,
  type?: string | null,
): ClassificationAnswer {
  if (Object.hasOwn(classificationInheritance, invoiceType)) return 'inherits';
  const categories = own(classificationCombos, invoiceType);
  const types: readonly (string | null)[] | undefined = categories && own(categories, category);
  if (!types) return 'category-not-allowed';
  if (types.includes(type ?? null)) return 'allowed';
  if (type === undefined || type === null) return 'type-missing';
  return types.length === 1 && types[0] === null ? 'type-forbidden' : 'type-not-allowed';
}

/**
 * The document types whose combinations a type inherits from its correlated document. Empty for all other types.
 * @example classificationInheritedFrom('2.4') // ['2.1', '2.2', '2.3']
 */
export const classificationInheritedFrom = (invoiceType: InvoiceType): readonly InvoiceType[] =>
  classificationInheritance[invoiceType] ?? [];
