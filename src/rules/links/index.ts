import type { Rule } from '../engine/rule.js';
import {
  correlatedExpected,
  correlatedForbidden,
  correlatedMissing,
  correlatedUnexpected,
} from './correlated.js';
import { linkRepeated, markInBothLists, marksDisputed, marksNotAdmitted } from './marks.js';

/** Rules of the links to other documents, as far as the document alone tells. */
export const linksRules = [
  correlatedMissing,
  correlatedExpected,
  correlatedForbidden,
  correlatedUnexpected,
  marksNotAdmitted,
  marksDisputed,
  linkRepeated,
  markInBothLists,
] as const satisfies readonly Rule[];
