import type { SiteLanguage } from './page.js';
import { resolveLink, type Targets } from './routes.js';

const FENCED = /^(`{3,}).*?^\1`*$/gms;
/** Parts of which the site shows one at a time: `<!-- tabs -->`, then headings of one level, then `<!-- /tabs -->`. */
const TABS = /<!-- (\/?)tabs -->/g;
const COMMENT = /<!--[\s\S]*?-->\n*/g;
/** A box of a list of tasks. On a page it would be a field without a name. */
const OPEN_BOX = /^(\s*- )\[ \] /gm;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+(?:\([^()]*\))?[^()\s]*)\)/g;

/** Changes the text outside blocks of code. */
function outsideBlocks(text: string, change: (part: string) => string): string {
  let done = '';
  let from = 0;
  for (const block of text.matchAll(FENCED)) {
    done += change(text.slice(from, block.index)) + block[0];
    from = block.index + block[0].length;
  }
  return done + change(text.slice(from));
}

/** Changes the links of a text; code is left alone. */
const withLinks = (text: string, to: (target: string) => string): string =>
  outsideBlocks(text, (part) =>
    part.replace(LINK, (_, image: string, words: string, target: string) => {
      return `${image}[${words}](${to(target)})`;
    }),
  );

/** A page of the documentation as a page of the site: its title and its text, with the site's addresses as links. */
export function pageFromDocs(path: string, text: string, language: SiteLanguage, targets: Targets) {
  const plain = outsideBlocks(text.replaceAll('\r\n', '\n'), (part) =>
    part
      .replace(TABS, (_, end: string) => (end === '' ? '<div class="tabs">' : '</div>'))
      .replace(COMMENT, '')
      .replace(OPEN_BOX, '$1☐ '),
  ).trim();
  const heading = /^# (.+)$/m.exec(plain);
  if (heading === null) throw new Error(`${path} has no title`);
  const body = plain.slice(heading.index + heading[0].length).trim();
  return {
    title: (heading[1] ?? '').replaceAll('`', ''),
    body: withLinks(body, (target) => resolveLink(path, target, language, targets)),
  };
}

/** The first sentences of a page as plain text, for lists of pages. */
export function firstSentence(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[\p{L}*`[]/u.test(part.trim())) ?? '';
  const plain = paragraph.replace(LINK, '$2').replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim();
  const end = plain.search(/[.:;](?: |$)/);
  return end === -1 ? plain : `${plain.slice(0, end)}.`;
}
