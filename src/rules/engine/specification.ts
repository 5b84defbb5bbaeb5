/** The versions of the authority's specification that this library supports, oldest first. */
export const specificationVersions = ['2.0.1', '2.0.2'] as const;

/** A version of the authority's specification that this library supports. */
export type SpecificationVersion = (typeof specificationVersions)[number];

/** The version that documents are checked against by default. */
export const newestSpecification: SpecificationVersion = '2.0.2';

const rankOf = (version: SpecificationVersion): number => specificationVersions.indexOf(version);

/** Whether a rule applies in a version: from `since`, up to `until` if that is stated. */
export const holdsIn = (
  version: SpecificationVersion,
  { since, until }: { readonly since: SpecificationVersion; readonly until?: SpecificationVersion },
): boolean => rankOf(since) <= rankOf(version) && (until === undefined || rankOf(version) <= rankOf(until));
