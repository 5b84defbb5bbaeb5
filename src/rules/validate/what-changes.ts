import type { Issue } from '../../types/index.js';
import { type SpecificationVersion, specificationVersions } from '../engine/specification.js';
import { documentsOf } from './documents-of.js';
import { normalizeOptions } from './normalize-options.js';
import { validateSane } from './validate.js';
import type { ValidateOptions } from './validate-options.js';

/** What another version of the specification means for one document. */
export interface DocumentChanges {
  /** The place of the document in the list. */
  readonly index: number;
  /** Issues that only the version `to` finds. */
  readonly appears: readonly Issue[];
  /** Issues that only the version `from` finds. */
  readonly disappears: readonly Issue[];
}

/**
 * Checks documents by two versions of the specification and tells what differs, for those where something does.
 *
 * @throws RangeError for a version that is not known: no difference would look like nothing to do
 * @example
 * for (const { index, appears } of whatChanges(documents, '2.0.1', '2.0.2')) console.log(index, appears);
 */
export function whatChanges(
  documents: readonly unknown[],
  from: SpecificationVersion,
  to: SpecificationVersion,
  options: Omit<ValidateOptions, 'specification'> = {},
): DocumentChanges[] {
  for (const version of [from, to]) {
    if (!specificationVersions.includes(version)) {
      const known = specificationVersions.join(', ');
      throw new RangeError(`No known version of the specification: ${String(version)}. Known are ${known}.`);
    }
  }
  const settings = normalizeOptions(options);
  return documentsOf(documents)
    .map((document, index): DocumentChanges => {
      const before = validateSane(document, { ...settings, specification: from }).issues;
      const after = validateSane(document, { ...settings, specification: to }).issues;
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
