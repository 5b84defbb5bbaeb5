import { validate } from '../../../../src/rules/validate/validate.js';
import type { Document, Related } from '../../../../src/types/index.js';

/** The rules that throw on a document with related documents: a missing finding must not pass for agreement. */
export const failing = (document: Document, related: readonly Related[]): string[] =>
  validate(document, { related })
    .skipped.filter(({ why }) => why === 'rule-failed')
    .map(({ message }) => message);
