import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));

/** One mistake in each call, on a line of its own, and what the compiler says about it. */
const MISTAKES: readonly [name: string, code: string, said: readonly RegExp[]][] = [
  [
    'a wrong printer says nothing about issued',
    `toPrinter({}, { printer: 'epson-tm-m30iv', issued: { mark: '4', qrUrl: 'x' } });`,
    [/Did you mean '"epson-tm-m30ii"'/],
  ],
  [
    'nor does a wrong format',
    `renderDocument({}, { format: 'A5', issued: { mark: '4', qrUrl: 'x' } });`,
    [/Did you mean '"a5"'/],
  ],
  [
    'goods without VAT ask for vat, and name both ways to state it',
    `salesInvoice(head).line({ quantity: 1, unit: 1, unitPrice: '1.00', income: 'goods' });`,
    [/VatOrVatCategory[\s\S]*Property 'vat' is missing/],
  ],
  [
    'hours of a service ask for the amount of the whole line',
    `serviceInvoice(head).line({ quantity: 3, net: '30.00', vat: 24, income: 'services' });`,
    [/'StateNetOrGrossOfTheWholeService'/],
  ],
  [
    'a closing without a type asks for the type alone',
    `const bill: TableClosing = { series: 'R', aa: '1', issueDate: '2026-11-20', income: 'goods', payments: [] };`,
    [/Property 'type' is missing/],
  ],
  [
    'options beside an amount are told',
    `card('rest', { terminalId: '1', posNspId: 2 });`,
    [/Expected 1 arguments, but got 2/],
  ],
];

/** The errors of the compiler, by line. */
function errorsByLine(): readonly string[][] {
  const imports =
    "import { card, salesInvoice, serviceInvoice } from '../../../src/index.js'; import { renderDocument, toPrinter } from '../../../src/print/index.js'; import type { TableClosing } from '../../../src/flows/index.js'; declare const head: Parameters<typeof salesInvoice>[0];";
  const text = [imports, ...MISTAKES.map(([, code]) => `{ ${code} }`)].join('\n');
  const name = resolve(here, 'mistakes-of-callers.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? text : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  const errors = program.getSemanticDiagnostics(source);
  return MISTAKES.map((_, index) =>
    errors
      .filter(({ start }) => source?.getLineAndCharacterOfPosition(start ?? 0).line === index + 1)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('what the compiler says about a mistake', () => {
  const errors = errorsByLine();

  it.each(MISTAKES.map(([name, , said], index) => [name, index, said] as const))('%s', (_, index, said) => {
    expect(errors[index]).toHaveLength(said.length);
    for (const [at, pattern] of said.entries()) expect(errors[index]?.[at]).toMatch(pattern);
    expect(errors[index]?.join('\n')).not.toMatch(/counterpart(, |$)|'vatCategory' is missing|NotIssued/);
  });
});
