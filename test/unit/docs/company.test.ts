import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { openApiDocument } from '../../../src/sandbox/openapi/document.js';
import { COMPANY } from '../../../src/tools/cli/sandbox/houses.js';

/** Of the README, the guides and the examples: what a reader copies is taken by a sandbox with its defaults. */
const VAT_NUMBER = '800123456';
const NAME = 'Η Αυλή Μαρκάκη Ε.Ε.';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|cjs|json)$/.test(name))
    .map((name) => join(folder, name));

const issuersIn = (text: string): string[] =>
  [...text.matchAll(/"?(?:issuer|shop)"?(?::| =)[^}]{0,40}?vatNumber"?: ['"](\w{9,11})['"]/g)].map(
    ([, found = '']) => found,
  );

describe('the company of the sandbox, the documentation and the examples', () => {
  it('is the same company', () => {
    expect(COMPANY).toBe(VAT_NUMBER);
    expect(samples.salesInvoice.issuer.vatNumber).toBe(VAT_NUMBER);
    expect(samples.retailReceipt.providerAdditionalInvoiceDetails?.issuer?.name).toBe(NAME);
    const parties = readFileSync('examples/shared/parties.ts', 'utf8');
    expect(parties).toContain(`vatNumber: '${VAT_NUMBER}'`);
    expect(parties).toContain(`name: '${NAME}'`);
  });

  it('issues every document of the guides, the examples and the OpenAPI document', () => {
    const guides = [
      ...filesIn('docs/guide'),
      ...filesIn('docs/examples'),
      ...filesIn('examples'),
      'README.md',
    ];
    const found = new Set(guides.flatMap((file) => issuersIn(readFileSync(file, 'utf8'))));
    found.delete('EL800123456'); // The mistake of an example.
    expect([...found]).toEqual([VAT_NUMBER]);
    expect(new Set(issuersIn(JSON.stringify(openApiDocument(), null, 1)))).toEqual(new Set([VAT_NUMBER]));
  });
});
