/** What other rooms take from this one. Users have its public door. */
export { base64Of } from './base64.js';
export { type Check, checkOf } from './brand.js';
export { UID } from './forms.js';
export { documentShape } from './generated/shapes.js';
export { version } from './generated/version.js';
export type { Both, Language } from './language.js';
export { type Leaf, plainOf } from './leaf.js';
export { ParastatikoError } from './parastatiko-error.js';
export { bare, isLeaf, type MemberShape, type ObjectShape, type Shape } from './shape.js';
