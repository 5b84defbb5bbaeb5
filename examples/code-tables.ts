/**
 * The code tables.
 *
 * `parastatiko/codes` has the authority's tables with Greek and English labels, enum-like names for an editor's completion,
 * and parsers of what people type. It loads nothing else.
 */
import {
  findCode,
  labelOf,
  MovePurpose,
  movePurposes,
  parseUnit,
  parseVatNumber,
  vatCategories,
  vatCategoryOfPercent,
} from 'parastatiko/codes';

console.log(findCode(vatCategories, 1)?.percent);
console.log(labelOf(movePurposes, MovePurpose.Sale, 'el'));
console.log(parseUnit('ΤΜΧ'), parseUnit('κιλά'), parseUnit('νταμιτζάνα'));
console.log(JSON.stringify(parseVatNumber('EL 800 123 456')));
console.log(JSON.stringify(vatCategoryOfPercent(13)));
console.log(JSON.stringify(vatCategoryOfPercent(4)));
