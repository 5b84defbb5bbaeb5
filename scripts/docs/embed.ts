import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { runCommand } from './commands.js';
import { aboutParties, type ExecutedExample, outputBlocks } from './examples.js';
import { installPart } from './install.js';
import { block } from './markdown.js';
import { markdownIn, type Pages } from './pages.js';
import { PART } from './parts.js';
import { printersTable } from './printers-table.js';
import { englishOf, staleTranslation, withBlocksOf } from './translations.js';

/** The languages of files, where the ending is not their name. */
const LANGUAGES: Readonly<Record<string, string>> = { cjs: 'js', py: 'python', pas: 'pascal' };

/** Long output is cut after a number of lines: `<!-- run: … | 12 lines -->`. */
function shortened(printed: string, most: number): string {
  const all = printed.trimEnd().split('\n');
  return all.length <= most ? printed : [...all.slice(0, most), '…'].join('\n');
}

async function commandBlock(text: string): Promise<string> {
  const [, command = text, most] = /^(.*?) \| (\d+) lines$/.exec(text) ?? [];
  const { printed, exitCode } = await runCommand(command);
  const shown = shortened(printed, most === undefined ? Number.POSITIVE_INFINITY : Number(most));
  return block('console', `$ ${command}\n${shown.trimEnd()}\n\n$ echo $?\n${exitCode}`);
}

async function partOf(
  kind: string,
  about: string,
  examples: ReadonlyMap<string, ExecutedExample>,
  page: string,
): Promise<string> {
  if (kind === 'run') return commandBlock(about);
  if (kind === 'table') return printersTable(isGreek(page) ? 'el' : 'en');
  if (kind === 'install') return installPart(about, isGreek(page) ? 'el' : 'en');
  if (kind === 'file') {
    const ending = extname(about).slice(1);
    return block(LANGUAGES[ending] ?? ending, readFileSync(about, 'utf8').replaceAll('\r\n', '\n').trimEnd());
  }
  const example = examples.get(about);
  if (example === undefined) throw new Error(`There is no example ${about}`);
  if (kind === 'output') return outputBlocks(example.output);
  const parties = example.source.includes("'./shared/parties.js'") ? `\n\n${aboutParties(page)}` : '';
  return `${block('ts', example.source)}${parties}`;
}

/** The text of a page with its generated parts filled in. */
async function filled(
  text: string,
  examples: ReadonlyMap<string, ExecutedExample>,
  page: string,
): Promise<string> {
  let done = '';
  let from = 0;
  for (const part of text.matchAll(PART)) {
    const [whole, kind = '', about = ''] = part;
    const inside = await partOf(kind, about, examples, page);
    done += `${text.slice(from, part.index)}<!-- ${kind}: ${about} -->\n${inside}\n<!-- end -->`;
    from = part.index + whole.length;
  }
  return done + text.slice(from);
}

/** The handwritten pages, with their parts filled in. A Greek page has the blocks of code of its English page. */
export async function handwrittenPages(examples: readonly ExecutedExample[]): Promise<Pages> {
  const byName = new Map(examples.map((example) => [example.name, example]));
  const pages: Pages = new Map();
  for (const path of ['README.md', 'README.el.md', ...markdownIn('docs/guide'), ...markdownIn(GREEK)]) {
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const english = isGreek(path) ? pages.get(englishOf(path)) : undefined;
    const own = english === undefined ? text : withBlocksOf(english, text);
    pages.set(path, await filled(own, byName, path));
  }
  return pages;
}

const GREEK = 'docs/el/guide';

const isGreek = (path: string): boolean => englishOf(path) !== path;

/** What is stale in the Greek pages, one sentence each. */
export function staleTranslations(pages: Pages): string[] {
  return [...pages].flatMap(([path, text]) => {
    if (!isGreek(path)) return [];
    const english = pages.get(englishOf(path));
    return english === undefined
      ? [`${path} translates no page of docs/guide`]
      : staleTranslation(path, text, english, (each) => pages.has(each));
  });
}
