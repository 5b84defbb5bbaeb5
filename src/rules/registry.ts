import { indexByType } from './engine/index-by-type.js';
import type { Rule } from './engine/rule.js';
import { paymentsRules } from './payments/index.js';
import { posRules } from './pos/index.js';
import { shapeRules } from './shape/index.js';
import { taxesRules } from './taxes/index.js';
import { totalsRules } from './totals/index.js';

/** Every rule of the library, in the order in which issues are reported. */
export const allRules: readonly Rule[] = [
  ...shapeRules,
  ...totalsRules,
  ...taxesRules,
  ...paymentsRules,
  ...posRules,
];

/** The rules that have a check, by layer, for one document type. */
export const rulesOfType = indexByType(allRules);
