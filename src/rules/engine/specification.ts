/** Versions of the authority's specification that this library knows, the oldest first. */
export const specificationVersions = ['2.0.1', '2.0.2'] as const;

/** Versions of the authority's specification that this library knows. */
export type SpecificationVersion = (typeof specificationVersions)[number];

/** The version by which documents are checked unless told. */
export const newestSpecification: SpecificationVersion = '2.0.2';

const rankOf = (version: SpecificationVersion): number => specificationVersions.indexOf(version);

/** Whether a rule holds in a version: from `since` on, and up to `until` where it ended. */
export const holdsIn = (
  version: SpecificationVersion,
  { since, until }: { readonly since: SpecificationVersion; readonly until?: SpecificationVersion },
): boolean => rankOf(since) <= rankOf(version) && (until === undefined || rankOf(version) <= rankOf(until));
