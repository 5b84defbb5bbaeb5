import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaFiles } from '../../../scripts/build/schema-files.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
};
const textOf = (wanted: string): string => schemaFiles.find(({ name }) => name === wanted)?.text ?? '';

describe('the JSON Schema files of the package', () => {
  it('are exported by name, and written by the build into a folder that is shipped', () => {
    expect(schemaFiles.map(({ name }) => name)).toEqual([
      './schemas/document.json',
      './schemas/request.json',
      './schemas/facts.json',
    ]);
    for (const { name, file } of schemaFiles) expect(manifest.exports[name]).toBe(file);
    expect(manifest.files).toContain('dist');
    expect(manifest.scripts['build']).toContain('scripts/build/schemas.ts');
  });

  it.each([
    ['./schemas/document.json', samples.salesInvoice],
    ['./schemas/request.json', { invoice: [samples.salesInvoice] }],
    ['./schemas/facts.json', factsSamples.salesInvoice],
  ])('are whole schemas: %s', (name, value) => {
    const fits = new Ajv2020({ strict: true }).compile(JSON.parse(textOf(name)));
    expect(fits(value)).toBe(true);
    expect(fits({})).toBe(false);
  });
});
