import { readFileSync } from 'node:fs';
import { markdownIn } from '../../docs/pages.js';
import { firstSentence } from '../from-docs.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';

const FOLDER = 'site/text';

/** The pages that only the site has, in one language: `site/text/en/index.md`. Both languages have the same pages. */
export function ownPages(language: SiteLanguage): SitePage[] {
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
    const body = withParts(text.replace(/^# .+\n/m, '').trim()).replace(
      /\]\(\/(?!\/)([^)#]*?)\/?(#[^)]*)?\)/g,
      (_, route: string, anchor = '') => `](${addressOf(route, language)}${anchor})`,
    );
    const route = path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '');
    return { route, language, title, description: firstSentence(body), body };
  });
}

/** `<!-- part: README.md first-invoice -->`: a part of a page that `npm run docs` fills in, such as an example. */
function withParts(body: string): string {
  return body.replace(/<!-- part: (\S+) (\S+) -->/g, (_, path: string, name: string) => {
    const part = new RegExp(`<!-- source: ${name} -->\\n([\\s\\S]*?)\\n<!-- end -->`).exec(
      readFileSync(path, 'utf8'),
    );
    if (part === null) throw new Error(`${path} has no part ${name}`);
    return part[1] ?? '';
  });
}
