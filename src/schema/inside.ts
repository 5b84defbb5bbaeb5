/** What other rooms take from this one. Users have its public door. */
export { comments } from './generated/comments.js';
export { formOf } from './own-forms.js';
export { describedSchema } from './to-json-schema.js';
export { zodOf } from './zod-of.js';
