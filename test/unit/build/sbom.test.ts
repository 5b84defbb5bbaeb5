import { describe, expect, it } from 'vitest';
import { type Sbom, shippedSbom } from '../../../scripts/build/sbom.js';

const development = [{ name: 'cdx:npm:package:development', value: 'true' }];
const component = (name: string, properties: typeof development = []) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  properties,
});

const clone: Sbom = {
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-11-20T10:00:00Z', component: { ...component('ours'), name: 'a-folder' } },
  components: [
    component('needed'),
    component('inside', development),
    component('below', development),
    component('tool', development),
  ],
  dependencies: [
    { ref: 'ours@1.0.0', dependsOn: ['needed@1.0.0', 'inside@1.0.0', 'tool@1.0.0'] },
    { ref: 'inside@1.0.0', dependsOn: ['below@1.0.0', 'tool@1.0.0'] },
    { ref: 'tool@1.0.0', dependsOn: [] },
  ],
};

const inside = ['inside', 'below'].map((name) => ({ name, version: '1.0.0' }));

describe('the SBOM of the package', () => {
  const shipped = shippedSbom(clone, inside);

  it('has what is installed and what is bundled, and no tool', () => {
    expect(shipped.components.map(({ name, properties }) => [name, properties])).toEqual([
      ['needed', []],
      ['inside', [{ name: 'cdx:npm:package:bundled', value: 'true' }]],
      ['below', [{ name: 'cdx:npm:package:bundled', value: 'true' }]],
    ]);
    expect(shipped.dependencies).toEqual([
      { ref: 'ours@1.0.0', dependsOn: ['needed@1.0.0', 'inside@1.0.0', 'below@1.0.0'] },
      { ref: 'inside@1.0.0', dependsOn: ['below@1.0.0'] },
    ]);
  });

  it('is the same in every folder and at any time', () => {
    expect(shipped.metadata).toEqual({ component: component('ours') });
    expect(shipped).not.toHaveProperty('serialNumber');
  });

  it('is not written for a version that the lock file does not have', () => {
    expect(() => shippedSbom(clone, [{ name: 'inside', version: '2.0.0' }])).toThrow('inside@2.0.0');
  });
});
