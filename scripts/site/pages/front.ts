import { readFileSync } from 'node:fs';
import { renderDocument } from '../../../src/print/index.js';
import { explainAuthorityError } from '../../../src/rules/explain/explain.js';
import { faultsAfter, faultsBefore, faultsWithin } from '../../../src/sandbox/faults/fault.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { imports } from '../../checks/sizes/imports.js';
import { execute } from '../../docs/examples.js';
import { block, lines } from '../../docs/markdown.js';
import type { SiteLanguage } from '../page.js';

/** The example of the start page, run once for both languages. */
const { source, output } = await execute('examples/sale-to-paper.ts');
const { receipt } = await import('../../../examples/sale-to-paper.js');

/** The example from its sale on, and what it prints. */
export const sale = lines(
  block('ts', source.split('// The sale.\n')[1]?.replaceAll('export ', '').trim() ?? ''),
  block('text wrap', output.join('\n')),
).trim();

/** What a provider answers; the numbers of the sandbox are marked as a test. */
export const issued = {
  mark: '400001971234567',
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
};

/** The receipt of the example on a roll. */
export const paper = renderDocument(receipt, { format: 'roll80', language: 'el', issued });

/** The same without the desk that it lies on. */
export const bareRoll = paper.replace(
  '</style>',
  'body{background:#fff}main{margin:0 auto;box-shadow:none}</style>',
);

/** Figures of the start page. Each is counted here or guarded by a check, so none can go stale. */
export function figures(language: SiteLanguage): Readonly<Record<string, string>> {
  const { errors } = JSON.parse(readFileSync('reference/aade-validation-errors.json', 'utf8')) as {
    readonly errors: readonly { readonly code: number | string }[];
  };
  const found = errors.filter(({ code: each }) => {
    const explained = explainAuthorityError(each);
    return explained !== undefined && 'placedBy' in explained && explained.placedBy === 'rules';
  });
  const values = {
    rules: catalogue.length,
    errors: errors.length,
    found: found.length,
    faults: faultsBefore.length + faultsWithin.length + faultsAfter.length,
    kilobytes: Math.ceil(imports['validate']?.limit ?? Number.NaN),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.toLocaleString(language)]),
  );
}
