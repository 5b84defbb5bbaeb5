import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { commands } from '../../../src/tools/cli/generated/list.js';
import { KEY } from '../client/service.js';
import { receipt, withService } from '../client/setup.js';
import { englishIn } from './english-in.js';
import { runCli } from './fake-io.js';
import { facts } from './sample.js';

const at = withService();

const broken = {
  ...receipt('101'),
  invoiceSummary: { ...receipt().invoiceSummary, totalGrossValue: 12.41 },
};
const files = {
  'good.json': JSON.stringify(receipt('102')),
  'bad.json': JSON.stringify(broken),
  'list.json': JSON.stringify([samples.salesInvoice, samples.salesInvoice]),
  'facts.json': JSON.stringify(facts()),
  'wrong-facts.json': JSON.stringify({ ...facts(), series: 7, colour: 'red', payments: [] }),
  'text.json': 'hello',
  'answer.json': JSON.stringify({
    response: [{ statusCode: 'ValidationError', errors: [{ code: '228', message: '…' }] }],
  }),
};

const LINES = [
  '--help',
  ...commands.map(({ name }) => `${name} --help`),
  ...['good', 'bad', 'list', 'facts', 'wrong-facts', 'text', 'none'].flatMap((name) =>
    ['validate', 'fix', 'totals', 'build', 'xml', 'preview', 'send'].map(
      (command) => `${command} ${name}.json`,
    ),
  ),
  'explain 228',
  'explain 429',
  'explain totals/gross table/ended',
  'explain answer.json',
  'explain no/rule',
  'explain --list',
  'codes',
  'codes vatCategories',
  'codes invoiceTypes',
  'codes nothing-like-this',
  'search --mark 400001234567890',
  'search',
  'balance',
  'tables',
  'cancel-note 400001234567890',
  'validat',
  'validate --langg el good.json',
  'validate --format yaml good.json',
  'validate --now monday good.json',
];

describe('--lang el', () => {
  it.each(LINES)('prints no English: %s', async (line) => {
    const { stdout, stderr } = await runCli(['--lang', 'el', ...line.split(' ')], {
      files,
      columns: 10_000,
      env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl },
    });
    const isXml = stdout.startsWith('<?xml') || stdout.startsWith('{');
    expect(englishIn(isXml ? stderr : `${stdout}\n${stderr}`)).toEqual([]);
  });
});
