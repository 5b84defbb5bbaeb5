import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { runCli } from '../../unit/cli/fake-io.js';

const input = (name: string): string => readFileSync(`test/golden/cli/input/${name}`, 'utf8');
const files = {
  'day.json': input('day.json'),
  'lines.ndjson': input('lines.ndjson'),
  'facts.json': input('facts.json'),
  'list.json': JSON.stringify([samples.salesInvoice, samples.salesInvoice]),
  'closing.json': JSON.stringify(samples.tableClosing),
  'slips.json': JSON.stringify([{ document: samples.orderSlip, mark: '400001234567890' }]),
  'broken.json': JSON.stringify(samples.salesInvoice).replace(
    /"totalGrossValue":[\d.]+/,
    '"totalGrossValue":1',
  ),
};

/** What people read, word for word. After a change that is meant: `npx vitest run test/golden -u`. */
const LINES: readonly (readonly [name: string, line: string])[] = [
  ['help', '--help'],
  ['validate-help', 'validate --help'],
  ['validate', 'validate day.json'],
  ['validate-ndjson', 'validate lines.ndjson'],
  ['validate-facts', 'validate facts.json'],
  ['validate-list', 'validate list.json'],
  ['validate-related', 'validate --related slips.json closing.json'],
  ['fix', 'fix broken.json'],
  ['fix-list', 'fix broken.json broken.json'],
  ['fix-help', 'fix --help'],
  ['xml', 'xml list.json'],
  ['xml-help', 'xml --help'],
  ['explain-error', 'explain 228 --text already_filed_as_MARK:400001234567890'],
  ['explain-help', 'explain --help'],
  ['build', 'build facts.json'],
  ['totals', 'totals day.json facts.json'],
  ['explain', 'explain totals/gross'],
  ['codes', 'codes otherTaxesCategories'],
  ['codes-search', 'codes αποθηκευση'],
  ['wrong-option', 'validate --formt json day.json'],
  ['not-there', 'validate nothing.json'],
];

const asRead = ({ code, stdout, stderr }: Awaited<ReturnType<typeof runCli>>): string =>
  `${stdout}${stderr === '' ? '' : `--- standard error\n${stderr}`}--- exit code ${code}\n`;

describe.each(['en', 'el'])('the output for people, in %s', (lang) => {
  it.each(LINES)('is unchanged for %s', async (name, line) => {
    const outcome = await runCli([...line.split(' '), '--lang', lang], {
      files,
      now: '2026-11-20T10:00:00Z',
    });
    await expect(asRead(outcome)).toMatchFileSnapshot(`output/${name}.${lang}.txt`);
  });
});

/** What programs read: the same in every language but for the messages. */
it.each([
  ['validate', 'validate day.json --format json'],
  ['build', 'build facts.json --format json'],
  ['validate-list', 'validate list.json --format json'],
])('the JSON output is unchanged for %s', async (name, line) => {
  const { stdout } = await runCli(line.split(' '), { files, now: '2026-11-20T10:00:00Z' });
  await expect(stdout).toMatchFileSnapshot(`output/${name}.json`);
});
