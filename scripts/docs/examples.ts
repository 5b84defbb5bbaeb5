import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { block, inline, lines, link, madeBy, table } from './markdown.js';
import type { Pages } from './pages.js';

/** One file of examples/, executed. */
export interface ExecutedExample {
  readonly name: string;
  readonly file: string;
  readonly title: string;
  readonly about: string;
  /** The source without its first comment. */
  readonly source: string;
  /** Its output, one item for each print. */
  readonly output: readonly string[];
}

/** The groups of the list of examples. An example that is not listed here is refused. */
const GROUPS: readonly (readonly [heading: string, names: readonly string[]])[] = [
  [
    'First steps',
    [
      'lost-answer',
      'sale-to-paper',
      'five-minutes',
      'first-invoice',
      'facts-from-json',
      'erp-rows',
      'what-is-missing',
      'template',
    ],
  ],
  ['Amounts', ['vat-inclusive-receipt', 'document-discount', 'withheld-tax', 'explain-totals']],
  ['By trade', ['e-shop', 'hotel-stay', 'fuel-pump', 'rent-and-subscription']],
  ['The public sector', ['public-sector']],
  [
    'Goods on the road',
    ['delivery-note', 'invoice-with-delivery', 'notes-to-invoice', 'goods-before-invoice', 'receiving-note'],
  ],
  [
    'Restaurants',
    [
      'restaurant-evening',
      'restaurant-table',
      'split-bill',
      'table-discount',
      'table-order',
      'reconcile-table',
      'table-cancellation',
    ],
  ],
  [
    'Credits and payments',
    [
      'credit-invoice',
      'retail-credit',
      'returned-item',
      'pos-collection',
      'collect-and-return',
      'card-terminal',
      'card-terminal-lost-answer',
      'pos-locked-terminal',
      'old-invoice-by-card',
    ],
  ],
  [
    'Checking',
    [
      'validate-foreign-json',
      'raw-json',
      'issues-in-greek',
      'explain-a-rule',
      'apply-fixes',
      'validate-batch',
      'explain-authority-error',
      'property-test',
      'check-the-form',
    ],
  ],
  ['Sending', ['send-documents', 'till-that-survives', 'onboard-a-company', 'sandbox', 'sandbox-known-day']],
  ['Printing', ['print-a-document', 'receipt-printer', 'print-a-pdf', 'own-look', 'email-a-document']],
  ['Webhooks', ['webhooks-hono', 'webhooks-node', 'webhooks-express', 'webhooks-fastify']],
  ['Numbers', ['numbering']],
  ['Codes and the registry', ['code-tables', 'registry-xml']],
];

const COMMENT = /^\/\*\*\n([\s\S]*?)\n \*\/\n+/;

/** An example that waits for something that never comes must not stop the whole check in silence. */
const LIMIT = 240_000;

/** Executes a file and captures its output. */
async function printedBy(file: string): Promise<string[]> {
  const printed: string[] = [];
  const log = console.log;
  console.log = (...values: unknown[]) => printed.push(format(...values));
  const limit = setTimeout(() => {
    console.error(`${file}: does not end within ${LIMIT / 1000} s`);
    process.exit(1);
  }, LIMIT);
  try {
    await import(pathToFileURL(resolve(file)).href);
  } finally {
    clearTimeout(limit);
    console.log = log;
  }
  return printed;
}

/** Executes an example of examples/. */
export async function execute(file: string): Promise<ExecutedExample> {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const comment = COMMENT.exec(text)?.[1];
  if (comment === undefined)
    throw new Error(`${file}: the first comment, which says what the example shows, is missing`);
  const [title = '', ...about] = comment.replace(/^ \* ?/gm, '').split('\n');
  const output = await printedBy(file);
  if (output.length === 0) throw new Error(`${file}: prints nothing`);
  return {
    name: basename(file, '.ts'),
    file,
    title: title.replace(/\.$/, ''),
    about: about.join('\n').trim(),
    source: text.replace(COMMENT, ''),
    output,
  };
}

/** Executes every file of examples/, in order of name. */
export async function executeExamples(): Promise<ExecutedExample[]> {
  const files = readdirSync('examples')
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const executed: ExecutedExample[] = [];
  // In sequence, because they share the console.
  for (const name of files) executed.push(await execute(`examples/${name}`));
  return executed;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The output of an example: JSON and XML in their own blocks, consecutive sentences in one block. */
export function outputBlocks(output: readonly string[]): string {
  const blocks: string[] = [];
  let sentences: string[] = [];
  const flush = (): void => {
    if (sentences.length > 0) blocks.push(block('text', sentences.join('\n')));
    sentences = [];
  };
  for (const text of output) {
    const language = isJson(text) ? 'json' : text.startsWith('<?xml') ? 'xml' : undefined;
    if (language === undefined) sentences.push(text);
    else {
      flush();
      blocks.push(block(language, text));
    }
  }
  flush();
  return blocks.join('\n\n');
}

/** Where a page says what an example imports, so that a copied example can run. */
export function aboutParties(page: string): string {
  const file = 'examples/shared/parties.ts';
  const target = relative(dirname(page), file).replaceAll('\\', '/');
  const parties = link(inline('shared/parties.ts'), target);
  return page.startsWith('docs/el/')
    ? `Το κατάστημα και ο πελάτης του είναι στο ${parties}, που υπάρχει και στο πακέτο (\`node_modules/parastatiko/${file}\`). Για να τρέξετε ένα αντίγραφο, αντιγράψτε και αυτό το αρχείο.`
    : `The shop and its customer are in ${parties}, which is also in the package (\`node_modules/parastatiko/${file}\`). To run a copy of this example, copy that file too.`;
}

function examplePage(example: ExecutedExample): string {
  return lines(
    madeBy(example.file),
    `# ${example.title}`,
    example.about === '' ? undefined : example.about,
    `From ${link(inline(example.file), `../../${example.file}`)}; run it with ${inline(`npx tsx ${example.file}`)}.`,
    block('ts', example.source),
    example.source.includes("'./shared/parties.js'")
      ? aboutParties(`docs/examples/${example.name}.md`)
      : undefined,
    '## What it prints',
    outputBlocks(example.output),
  );
}

/** A page for each example, and the list of them. */
export function examplePages(examples: readonly ExecutedExample[]): Pages {
  const byName = new Map(examples.map((example) => [example.name, example]));
  const grouped = GROUPS.flatMap(([, names]) => names);
  for (const { file, name } of examples) {
    if (!grouped.includes(name)) throw new Error(`${file} is in no group of scripts/docs/examples.ts`);
  }
  const rowOf = (name: string): string[] => {
    const example = byName.get(name);
    if (example === undefined) throw new Error(`There is no examples/${name}.ts`);
    return [link(example.title, `${name}.md`), example.about.split('\n\n')[0]?.replaceAll('\n', ' ') ?? ''];
  };
  const groups = GROUPS.flatMap(([heading, names]) => [
    `## ${heading}`,
    table(['Example', 'What it shows'], names.map(rowOf)),
  ]);
  const index = lines(
    madeBy('the files of examples/'),
    '# Examples',
    'Each page shows a file of `examples/` and its output. All examples are executed whenever the documentation is checked, so they are always up to date.',
    ...groups,
  );
  return new Map([
    ['docs/examples/README.md', index],
    ...examples.map((example): [string, string] => [
      `docs/examples/${example.name}.md`,
      examplePage(example),
    ]),
  ]);
}
