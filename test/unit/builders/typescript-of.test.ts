import { Decimal } from 'decimal.js';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { buildDocument, type Facts, factsOf, typescriptOf } from '../../../src/index.js';
import { everyKind } from './every-kind.js';

/** Runs a module that `typescriptOf` wrote. */
function exportsOf(code: string): Record<string, unknown> {
  const module = { exports: {} };
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  new Function('require', 'module', 'exports', outputText)(() => ({ buildDocument }), module, module.exports);
  return module.exports;
}

const facts = {
  type: '11.1',
  series: 'A',
  aa: 101n,
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', branch: 0, print: { name: 'Το "Στέκι" του Γιάννη\'s\n' } },
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest', terminalId: undefined }],
} as const satisfies Facts;

describe('the TypeScript of facts', () => {
  it('is laid out for people', () => {
    expect(typescriptOf(facts)).toBe(`import { buildDocument } from 'parastatiko';

export const document = buildDocument({
  type: '11.1',
  series: 'A',
  aa: 101n,
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', branch: 0, print: { name: 'Το "Στέκι" του Γιάννη\\'s\\n' } },
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
});
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

  it('compiles for every kind of document', () => {
    const files = new Map(
      Object.entries(everyKind).map(([kind, builder]) => {
        const { facts: back } = factsOf(builder.check().document);
        const code = typescriptOf(back as Facts).replace("'parastatiko'", "'../../../src/index.js'");
        return [`${import.meta.dirname}/written-${kind}.ts`, code];
      }),
    );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists, getSourceFile } = host;
    host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
    host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
    host.getSourceFile = (name, version, ...rest) => {
      const code = files.get(name);
      return code === undefined
        ? getSourceFile.call(host, name, version, ...rest)
        : ts.createSourceFile(name, code, version);
    };
    const program = ts.createProgram([...files.keys()], options, host);
    const faults = [...files.keys()].flatMap((name) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(name))
        .map(({ messageText }) => [
          name.split('/').at(-1),
          ts.flattenDiagnosticMessageText(messageText, '\n'),
        ]),
    );
    expect(faults).toEqual([]);
  }, 60_000);
});
