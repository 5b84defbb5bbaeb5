import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Decimal } from 'decimal.js';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { samplesOn } from '../../../site/src/playground/samples.js';
import * as library from '../../../src/index.js';
import { buildDocument, type Facts, factsOf, typescriptOf } from '../../../src/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { everyKind } from './every-kind.js';

/** Runs a module that `typescriptOf` wrote. */
function exportsOf(code: string, from: unknown = library): Record<string, unknown> {
  const module = { exports: {} };
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  new Function('require', 'module', 'exports', outputText)(() => from, module, module.exports);
  return module.exports;
}

const facts = {
  type: '11.1',
  series: 'A',
  aa: 101n,
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', branch: 0, print: { name: 'Το "Στέκι" του Γιάννη\'s\n' } },
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [
    { type: 7, amount: '2.00', terminalId: '16000123', posNspId: 2 },
    { type: 3, amount: 'rest', terminalId: undefined },
  ],
} as const satisfies Facts;

/** Facts of every kind of document, of every example and of every sample of the playground. */
const everything: readonly (readonly [name: string, facts: Facts])[] = [
  ...Object.entries(everyKind).map(([kind, builder]) => [kind, builder.facts()] as const),
  ...Object.entries(everyKind).map(([kind, builder]) => {
    const { facts: back } = factsOf(builder.check().document);
    return [`${kind}-back`, back as Facts] as const;
  }),
  ...Object.entries(samples).map(([name, document]) => [name, factsOf(document).facts as Facts] as const),
  ...samplesOn('2026-11-20').map(({ id, facts: each }) => [id, each as unknown as Facts] as const),
];

describe('the TypeScript of facts', () => {
  it('is laid out for people', () => {
    expect(typescriptOf(facts)).toBe(`import { card, cash, retailReceipt } from 'parastatiko';

export const document = retailReceipt({
  series: 'A',
  aa: 101n,
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', branch: 0, print: { name: 'Το "Στέκι" του Γιάννη\\'s\\n' } },
})
  .line({ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' })
  .payment(card({ amount: '2.00', terminalId: '16000123', posNspId: 2 }))
  .payment(cash('rest'))
  .build();
`);
  });

  it('builds the document of the facts', () => {
    expect(exportsOf(typescriptOf(facts))['document']).toEqual(buildDocument(facts));
  });

  it('builds all documents of a list', () => {
    const all = [facts, { ...facts, aa: '102' }];
    expect(exportsOf(typescriptOf(all))['documents']).toEqual(all.map((each) => buildDocument(each)));
  });

  it('writes an amount that is an object as text', () => {
    const amount = new Decimal('3.5');
    const [line] = facts.lines;
    const code = typescriptOf({ ...facts, lines: [{ ...line, unitPriceWithVat: amount }] });
    expect(code).toContain("unitPriceWithVat: '3.5'");
  });

  it.each([
    ['a member that the kind does not have', { tableAA: 'x' }],
    [
      'a payment with more than its function takes',
      { payments: [{ type: 3, amount: '7.00', tipAmount: '1.00' }] },
    ],
    ['lines that are no list', { lines: 'x' }],
    ['a type that does not exist', { type: '99.9' }],
    ['a line that is no object', { lines: [null] }],
    ['payments of a slip', { type: '8.6' }],
  ])('keeps %s', (_, changed) => {
    const given = { ...facts, ...changed } as unknown as Facts;
    const code = typescriptOf(given).replace('.build()', '.facts()');
    expect(exportsOf(code, { ...library, buildDocument: (each: unknown) => each })['document']).toEqual(
      given,
    );
  });

  it.each(everything)('of %s is a builder that builds the same', (_, each) => {
    const code = typescriptOf(each);
    expect(code).not.toContain('buildDocument');
    const { document } = library.checkUnknown(each);
    if (document === undefined) throw new Error('These facts make no document.');
    const built = exportsOf(code.replaceAll('.build()', '.check().document'))['document'];
    // A slip without a table opens a new one, whose name is new each time.
    const named = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replace(/"tableAA":"[^"]+"/, '"tableAA":""'));
    expect(named(built)).toEqual(named(document));
  });

  it('compiles', () => {
    const cache = resolve('node_modules/.cache/parastatiko');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'written-'));
    try {
      for (const [name, each] of everything) writeFileSync(join(folder, `${name}.ts`), typescriptOf(each));
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          extends: resolve('tsconfig.base.json'),
          compilerOptions: {
            noEmit: true,
            skipLibCheck: true,
            types: [],
            paths: { parastatiko: [resolve('src/index.ts')] },
          },
          include: ['*.ts'],
        }),
      );
      const compiler = resolve('node_modules/typescript-native/bin/tsc');
      const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
