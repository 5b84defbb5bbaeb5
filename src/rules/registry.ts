import { batchRules } from './batch/index.js';
import { classificationRules } from './classification/index.js';
import { indexByType } from './engine/index-by-type.js';
import type { Rule } from './engine/rule.js';
import { factsRules } from './facts/index.js';
import { headerRules } from './header/index.js';
import { linesRules } from './lines/index.js';
import { linkedRules, linksRules } from './links/index.js';
import { movementRules } from './movement/index.js';
import { closingSumsRules, orderRules } from './order/index.js';
import { partiesRules } from './parties/index.js';
import { paymentsRules } from './payments/index.js';
import { posRules } from './pos/index.js';
import { printRules } from './print/index.js';
import { character } from './shape/characters.js';
import { shapeRules } from './shape/index.js';
import { invisibleCharacter } from './shape/invisible.js';
import { taxesRules } from './taxes/index.js';
import { totalsRules } from './totals/index.js';

/** All rules of the library, in the order in which issues are reported. */
export const allRules: readonly Rule[] = [
  ...shapeRules,
  character,
  invisibleCharacter,
  ...headerRules,
  ...partiesRules,
  ...linesRules,
  ...totalsRules,
  ...taxesRules,
  ...paymentsRules,
  ...posRules,
  ...classificationRules,
  ...movementRules,
  ...orderRules,
  ...linksRules,
  ...printRules,
  ...closingSumsRules,
  ...linkedRules,
  ...batchRules,
  ...factsRules,
];

/** Returns the rules with a check for one document type, by layer. */
export const rulesOfType = indexByType(allRules);
