import { validate } from '../rules/validate.js';
import type { ValidateOptions } from '../rules/validate-options.js';
import { numberOf, typeOf } from './input/identity.js';
import type { Entry } from './input/items.js';
import type { ReportedDocument } from './output/report.js';

/** Checks a document of the input with every rule. */
export function check(entry: Entry, settings: ValidateOptions): ReportedDocument {
  const { ok, issues, skipped } = validate(entry.value, settings);
  const incomplete = skipped.some(({ layer }) => layer === 'document');
  return { entry, type: typeOf(entry.value), number: numberOf(entry.value), ok, issues, incomplete };
}
