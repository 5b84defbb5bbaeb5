import { euCountries } from './generated/eu-countries.js';
import type { IncomeClassificationCategory } from './generated/income-classification-categories.js';
import type { IncomeClassificationType } from './generated/income-classification-types.js';
import type { InvoiceType } from './generated/invoice-types.js';

/** A category of income, with its type if it has one. */
export interface DefaultIncomeClassification {
  readonly classificationType?: IncomeClassificationType;
  readonly classificationCategory: IncomeClassificationCategory;
}

const WHOLESALE = 'E3_561_001';
const RETAIL = 'E3_561_003';
const INTRA_COMMUNITY = 'E3_561_005';
const THIRD_COUNTRY = 'E3_561_006';

interface UsualTypes {
  readonly goods?: IncomeClassificationType;
  readonly services: IncomeClassificationType;
}

// Observed as accepted, pair by pair. 11.4 and the inheriting types follow from the combinations. For types that are
// not listed, "goods" and "services" do not determine the classification.
const usual = {
  '1.1': { goods: WHOLESALE, services: WHOLESALE },
  '1.2': { goods: INTRA_COMMUNITY, services: INTRA_COMMUNITY },
  '1.3': { goods: THIRD_COUNTRY, services: THIRD_COUNTRY },
  '1.6': { goods: WHOLESALE, services: WHOLESALE },
  '2.1': { services: WHOLESALE },
  '2.2': { services: INTRA_COMMUNITY },
  '2.3': { services: THIRD_COUNTRY },
  '2.4': { services: WHOLESALE },
  '5.1': { goods: WHOLESALE, services: WHOLESALE },
  '5.2': { goods: WHOLESALE, services: WHOLESALE },
  '7.1': { goods: WHOLESALE, services: WHOLESALE },
  '11.1': { goods: RETAIL, services: RETAIL },
  '11.2': { services: RETAIL },
  '11.3': { goods: WHOLESALE, services: WHOLESALE },
  '11.4': { goods: RETAIL, services: RETAIL },
} as const satisfies Readonly<Partial<Record<InvoiceType, UsualTypes>>>;

type Usual = typeof usual;

/** The words, of `'goods'` and `'services'`, that determine the classification of income on a document type. */
export type IncomeWord<Type extends InvoiceType> = Type extends keyof Usual ? keyof Usual[Type] : never;

const usualByType: Readonly<Partial<Record<InvoiceType, UsualTypes>>> = usual;

const followsCounterpart: readonly InvoiceType[] = ['1.6', '2.4', '5.1', '5.2'];

function abroad(country: string): IncomeClassificationType {
  if (country === 'GR') return WHOLESALE;
  return euCountries.some((member) => member === country) ? INTRA_COMMUNITY : THIRD_COUNTRY;
}

/**
 * The usual income classification for goods or services on a document type, or `undefined` without a usual one (goods on a
 * service invoice, third-party sales, delivery notes, slips …). Supplementary and credit invoices (1.6, 2.4, 5.1, 5.2)
 * have domestic and foreign customers: pass the country of the counterpart. The default is domestic.
 * @example defaultIncomeClassification('11.2', 'services')
 * // { classificationType: 'E3_561_003', classificationCategory: 'category1_3' }
 */
export function defaultIncomeClassification(
  invoiceType: InvoiceType,
  kind: 'goods' | 'services',
  counterpartCountry?: string,
): DefaultIncomeClassification | undefined {
  const type = Object.hasOwn(usual, invoiceType) ? usualByType[invoiceType]?.[kind] : undefined;
  if (type === undefined) return undefined;
  const follows = counterpartCountry !== undefined && followsCounterpart.includes(invoiceType);
  return {
    classificationType: follows ? abroad(counterpartCountry) : type,
    classificationCategory: kind === 'goods' ? 'category1_1' : 'category1_3',
  };
}

const fixed: Readonly<Partial<Record<InvoiceType, IncomeClassificationCategory>>> = {
  '8.4': 'category1_95',
  '8.5': 'category1_95',
  '8.6': 'category1_95',
  '9.1': 'category3',
  '9.2': 'category3',
  '9.3': 'category3',
  '10.1': 'category3',
  '10.2': 'category3',
};

/**
 * The only classification of POS receipts, order slips and delivery notes, which has no type. `undefined` for all other
 * types. A total cancellation of slips (8.6) is not classified.
 * @example fixedIncomeClassification('9.3') // { classificationCategory: 'category3' }
 */
export function fixedIncomeClassification(invoiceType: InvoiceType): DefaultIncomeClassification | undefined {
  const category = Object.hasOwn(fixed, invoiceType) ? fixed[invoiceType] : undefined;
  return category && { classificationCategory: category };
}
