/** The authority's code tables as versioned data, with look-ups by code and parsers for user input. */

export { type LevyOfNight, levyOfNight } from './accommodation-levy.js';
export * from './classification.js';
export {
  type DefaultIncomeClassification,
  defaultIncomeClassification,
  fixedIncomeClassification,
} from './default-classification.js';
export * from './eu-vat-number.js';
export * from './find-code.js';
export * from './generated/accommodation-levy.js';
export * from './generated/bare-codes.js';
export * from './generated/classification-combos.js';
export * from './generated/index.js';
export * from './generated/invoice-type-facts.js';
export * from './generated/table-info.js';
export * from './generated/tables.js';
export * from './generated/tax-rates.js';
export * from './invoice-type-facts.js';
export * from './invoice-type-status.js';
export * from './list-tables.js';
export * from './parse-unit.js';
export * from './search-codes.js';
export * from './tables.js';
export * from './tax-rate.js';
export * from './vat-number.js';
export * from './vat-percent.js';
