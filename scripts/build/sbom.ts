/** Which part of the tree of a clone reaches users: what our files contain, and what npm installs with them. */

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The members of CycloneDX that we read. */
export interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const DEVELOPMENT = 'cdx:npm:package:development';
const BUNDLED = 'cdx:npm:package:bundled';

const has = ({ properties = [] }: Component, name: string): boolean =>
  properties.some((property) => property.name === name);

/**
 * The SBOM of `npm sbom`, without what only a clone has. Bundled packages are development dependencies for npm, and are marked
 * as bundled. What differs with each run, or with the name of the folder, is left out: the same source gives the same file.
 */
export function shippedSbom(
  { serialNumber: _, metadata: { timestamp: __, ...metadata }, ...sbom }: Sbom,
  bundled: readonly { readonly name: string; readonly version: string }[],
): Sbom {
  const inside = new Set(bundled.map(({ name, version }) => `${name}@${version}`));
  const missing = [...inside].filter((ref) => sbom.components.every((each) => each['bom-ref'] !== ref));
  if (missing.length > 0) throw new Error(`The lock file does not have ${missing.join(', ')}: npm ci`);
  const components = sbom.components
    .filter((each) => inside.has(each['bom-ref']) || !has(each, DEVELOPMENT))
    .map((each) => ({
      ...each,
      properties: [
        ...(each.properties ?? []).filter(({ name }) => name !== DEVELOPMENT),
        ...(inside.has(each['bom-ref']) ? [{ name: BUNDLED, value: 'true' }] : []),
      ],
    }));
  const root = metadata.component['bom-ref'];
  const kept = new Set([root, ...components.map((each) => each['bom-ref'])]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: [...new Set([...dependsOn, ...(ref === root ? inside : [])])].filter((each) =>
        kept.has(each),
      ),
    }));
  const component = { ...metadata.component, name: root.slice(0, root.lastIndexOf('@')) };
  return { ...sbom, metadata: { ...metadata, component }, components, dependencies };
}
