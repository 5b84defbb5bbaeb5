/** What other rooms take from this one. Users have its public door. */
export { boundMembers, onlyDocumentIn } from './bind.js';
export { isCalendarDate } from './calendar.js';
export { nearest } from './nearest.js';
export { isObject, isRecord, type Members, membersOf, valueAt } from './object.js';
export { nameOf } from './odd.js';
export { readOptions } from './options.js';
export { pointerOf } from './pointer.js';
export { shown } from './shown.js';
