import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/cli/commands/index.js';
import { listTables } from '../../../src/codes/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { KEY } from '../client/service.js';
import { receipt, withService } from '../client/setup.js';
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

/** What stays in Latin letters, in this order. */
const NAMES = [
  // Printed documents: only their text is read.
  /<style>[^<]*<\/style>|<[^>]*>/g,
  // Addresses, files, rules and pointers.
  /https?:\S+/g,
  /[\w/-]+\.(?:csv|json|ndjson|xml|pdf|html|bin|txt|sqlite|env)\b/g,
  /(?<![\w/])[a-z]+(?:-[a-z]+)*\/[a-z\d]+(?:-[a-z\d]+)*/g,
  /\/\w[\w/]*/g,
  // Options with their values, command lines, and settings.
  /--[a-z]+(?:-[a-z]+)*(?: [\w.:-]+)?/g,
  /parastatiko(?: [a-z-]+)?/g,
  /(?:\|[\w,-]+)+/g,
  /Προεπιλογή: [\w-]+/g,
  // Identifiers, headers of HTTP, times, and classifications.
  /\b[A-Z]+_[A-Z_\d]+|[A-Za-z\d]+_[\d_]+/g,
  /\b[\dA-F]{40}\b/g,
  /\b[A-Z][a-z]*(?:-[A-Z][a-z]*)+-?/g,
  /\b\d+ms\b|by-hand/g,
  // Models of printers.
  /\b(?:epson|star)-[\w-]+/g,
  // Members, and what stands in quotes or braces: values of the input.
  /\b[A-Za-z]*[a-z][A-Z]\w*/g,
  /"[^"]*"|«[^»]*»|‹\w+›|\{[^}]*\}/g,
];

/** Words that stand alone: abbreviations, names of commands, tables, values and members, and terms without a Greek word. */
const WORDS = new Set([
  ...'API CPV CSV Date EL EN EUR ERP GIF GUID HTML HTTP IP JPEG JSON NDJSON PDF PNG POS REST SQLite SVG TARIC UID UTF Windows XML XSD'.split(
    ' ',
  ),
  ...'Authorization Bearer Host postgres proxy'.split(' '),
  ...'create check list status wait contract upload cancel json ndjson text xml http localhost'.split(' '),
  ...'true false null en el data entry rest return builder pdfmake webhooks cat day token reset after offline tab'.split(
    ' ',
  ),
  ...'byte order mark mail mm seed pipe Byte Free Offline Tax'.split(' '),
  ...'amount colour correlated counterpart errors fixed invoice issues nights percent quantity rooms series aa'.split(
    ' ',
  ),
  ...'payments issuer branch roll58 note Ctrl Cable hello'.split(' '),
  ...commands.map(({ name }) => name),
  ...listTables().map(({ name }) => name),
]);

describe('--lang el', () => {
  it.each(LINES)('prints no English: %s', async (line) => {
    const { stdout, stderr } = await runCli(['--lang', 'el', ...line.split(' ')], {
      files,
      columns: 10_000,
      env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl },
    });
    const isXml = stdout.startsWith('<?xml') || stdout.startsWith('{');
    let text = isXml ? stderr : `${stdout}\n${stderr}`;
    for (const name of NAMES) text = text.replace(name, ' ');
    expect((text.match(/[A-Za-z]{2,}\d*/g) ?? []).filter((word) => !WORDS.has(word))).toEqual([]);
  });
});
