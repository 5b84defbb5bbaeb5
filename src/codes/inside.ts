/** What other rooms take from this one. Users have its public door. */
export { refuseNotText } from './check-argument.js';
export { foldText } from './fold.js';
export { hasMarkForm, readMark } from './mark.js';
export { haveStems, nearness } from './nearness.js';
