import { readFileSync } from 'node:fs';
import { isPacked } from './links.js';
import { lines, link, list } from './markdown.js';
import { markdownIn, type Pages } from './pages.js';

const SECTIONS = [
  ['Guide', /^docs\/guide\//],
  ['Reference', /^docs\/reference\//],
  ['More', /^docs\/[^/]+\.md$/],
] as const;

/** `docs/llms.txt`: what the pages in the package are about, for programs that read text (llmstxt.org). */
export function llmsFile(pages: Pages): string {
  const paths = [...new Set([...markdownIn('docs'), ...pages.keys()])].filter(isPage).sort();
  const textOf = (path: string): string => pages.get(path) ?? readFileSync(path, 'utf8');
  return lines(
    '# parastatiko',
    '> A TypeScript library that builds, totals, checks, prints and sends the documents of Greek electronic invoicing (myDATA, provider channel). Programs in other languages call it over HTTP (`parastatiko serve`), assistants as tools (`parastatiko mcp`).',
    'The pages below are Markdown files beside this one. `parastatiko explain RULE` prints a rule with its source and examples, `parastatiko codes TABLE` a code table, `parastatiko call --list` every operation.',
    ...SECTIONS.flatMap(([title, belongs]) => [
      `## ${title}`,
      list(paths.filter((path) => belongs.test(path)).map((path) => rowOf(path, textOf(path)))),
    ]),
  );
}

const isPage = (path: string): boolean =>
  path.startsWith('docs/') &&
  path.endsWith('.md') &&
  path !== 'docs/README.md' &&
  !path.startsWith('docs/el/') &&
  isPacked(path);

function rowOf(path: string, text: string): string {
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  const about = firstSentence(text);
  return `${link(title.replaceAll('`', ''), path.slice('docs/'.length))}${about === '' ? '' : `: ${about}`}`;
}

/** The first sentence of the first paragraph, without links and comments. */
function firstSentence(text: string): string {
  const paragraphs = text.replace(/<!--[\s\S]*?-->/g, '').split(/\n{2,}/);
  const first = paragraphs.find((part) => /^[\p{L}`[*]/u.test(part.trim())) ?? '';
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
