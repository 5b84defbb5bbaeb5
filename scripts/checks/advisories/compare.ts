import { satisfies } from 'semver';

/** A published fault of a package, and the versions that have it. */
export interface Advisory {
  readonly package: string;
  readonly range: string;
  readonly id: string;
  readonly title: string;
}

interface Shipped {
  readonly name: string;
  readonly version: string;
}

/** The faults of what we ship, one sentence each. */
export const faultsIn = (shipped: readonly Shipped[], advisories: readonly Advisory[]): string[] =>
  shipped.flatMap(({ name, version }) =>
    advisories
      .filter((each) => each.package === name && satisfies(version, each.range, { includePrerelease: true }))
      .map(({ id, title, range }) => `${name} ${version} has a known fault (${range}): ${title} (${id})`),
  );

/** What `npm audit --json` prints, as far as we read it. A package that only depends on one with a fault has its name. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly via: readonly (
          | string
          | { readonly name: string; readonly title: string; readonly url: string; readonly range: string }
        )[];
      }
    >
  >;
}

/** The advisories of the registry. `undefined` if it did not answer. */
export const advisoriesOf = ({ vulnerabilities }: AuditReport): Advisory[] | undefined =>
  vulnerabilities &&
  Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((each) =>
      typeof each === 'string'
        ? []
        : { package: each.name, range: each.range, id: each.url.split('/').at(-1) ?? '', title: each.title },
    ),
  );
