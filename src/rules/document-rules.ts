import { classificationRules } from './classification/index.js';
import { indexByType } from './engine/index-by-type.js';
import type { Rule } from './engine/rule.js';
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

/** Every rule about single documents, in the order in which issues are reported. */
export const documentRules: readonly Rule[] = [
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
];

/** Returns the rules with a check for one document type, by layer. */
export const rulesOfType = indexByType(documentRules);
