import { ArgumentError } from '../../issues/inside.js';
import { readOptions } from '../../reading/options.js';
import { shown } from '../../reading/shown.js';
import type { Issue } from '../../types/index.js';
import { type SpecificationVersion, specificationVersions } from '../engine/specification.js';
import { documentsOf } from './documents-of.js';
import { normalizeOptions } from './normalize-options.js';
import { validateNormalized } from './validate.js';
import { type ValidateOptions, validateForm } from './validate-options.js';

/** The differences that another version of the specification makes to one document. */
export interface DocumentChanges {
  /** The index of the document in the list. */
  readonly index: number;
  /** Issues that only version `to` reports. */
  readonly appears: readonly Issue[];
  /** Issues that only version `from` reports. */
  readonly disappears: readonly Issue[];
}

const { specification: _, ...FORM } = validateForm;

/**
 * Checks documents against two versions of the specification and returns those with differences.
 *
 * @throws ArgumentError for an unknown version, because an empty result would look as if nothing changed
 * @throws OptionsError if an option is unknown
 * @example
 * for (const { index, appears } of whatChanges(documents, '2.0.1', '2.0.2')) console.log(index, appears);
 */
export function whatChanges(
  documents: readonly unknown[],
  from: SpecificationVersion,
  to: SpecificationVersion,
  options: Omit<ValidateOptions, 'specification'> = {},
): DocumentChanges[] {
  const settings = normalizeOptions(readOptions<Omit<ValidateOptions, 'specification'>>(options, FORM), FORM);
  for (const version of [from, to]) {
    if (specificationVersions.includes(version)) continue;
    const params = { version: shown(version), known: specificationVersions.join(', ') };
    throw new ArgumentError('arguments/unknown-version', params, settings.locale);
  }
  return documentsOf(documents)
    .map((document, index): DocumentChanges => {
      const before = validateNormalized(document, { ...settings, specification: from }).issues;
      const after = validateNormalized(document, { ...settings, specification: to }).issues;
      return { index, appears: without(after, before), disappears: without(before, after) };
    })
    .filter(({ appears, disappears }) => appears.length > 0 || disappears.length > 0);
}

const keyOf = ({ rule, severity, path, params }: Issue): string =>
  JSON.stringify([rule, severity, path, params]);

function without(issues: readonly Issue[], others: readonly Issue[]): Issue[] {
  const known = new Set(others.map(keyOf));
  return issues.filter((issue) => !known.has(keyOf(issue)));
}
