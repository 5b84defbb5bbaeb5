import { readFileSync } from 'node:fs';
import { markdownIn } from '../../docs/pages.js';
import { firstSentence } from '../from-docs.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import type { Targets } from '../routes.js';
import { correctedMembers, figures } from './front.js';

const FOLDER = 'site/text';

/** The pages that only the site has, in one language: `site/text/en/index.md`. Both languages have the same pages. */
export function ownPages(language: SiteLanguage, { files }: Targets): SitePage[] {
  const pathsIn = (of: SiteLanguage): string[] =>
    markdownIn(`${FOLDER}/${of}`).map((path) => path.slice(`${FOLDER}/${of}/`.length));
  const paths = pathsIn(language);
  const other = pathsIn(language === 'en' ? 'el' : 'en');
  const missing = other.filter((path) => !paths.includes(path));
  if (missing.length > 0) throw new Error(`${FOLDER}/${language} lacks ${missing.join(', ')}`);
  return paths.map((path) => {
    const text = readFileSync(`${FOLDER}/${language}/${path}`, 'utf8').replaceAll('\r\n', '\n');
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (title === undefined) throw new Error(`${path} has no title`);
    const filled = withFigures(withParts(text.replace(/^# .+\n/m, '').trim()), language);
    const body = withPictures(filled, files).replace(
      /\]\(\/(?!\/|files\/)([^)#]*?)\/?(#[^)]*)?\)/g,
      (_, route: string, anchor = '') => `](${addressOf(route, language)}${anchor})`,
    );
    const route = path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '');
    return { route, language, title, description: firstSentence(body), body };
  });
}

/** `<!-- figure: rules -->`: a number that is counted; `<!-- corrected -->`: the broken receipt and its corrections. */
function withFigures(body: string, language: SiteLanguage): string {
  if (!body.includes('<!-- figure:')) return body;
  const known = figures(language);
  return body
    .replace(/<!-- figure: (\w+) -->/g, (_, name: string) => {
      const figure = known[name];
      if (figure === undefined) throw new Error(`There is no figure ${name}`);
      return figure;
    })
    .replace('<!-- corrected -->', () => correctedMembers(language));
}

/** Pictures of the guides, which the site has copies of. */
const withPictures = (body: string, files: Set<string>): string =>
  body.replace(/docs\/guide\/pictures\/[\w-]+\.png/g, (path) => {
    files.add(path);
    return `/files/${path}`;
  });

/** `<!-- part: README.md first-invoice -->`: a part of a page that `npm run docs` fills in, such as an example. */
function withParts(body: string): string {
  return body.replace(/<!-- part: (\S+) (\S+) -->/g, (_, path: string, name: string) => {
    const part = new RegExp(`<!-- (?:source|install): ${name} -->\\n([\\s\\S]*?)\\n<!-- end -->`).exec(
      readFileSync(path, 'utf8'),
    );
    if (part === null) throw new Error(`${path} has no part ${name}`);
    return part[1] ?? '';
  });
}
