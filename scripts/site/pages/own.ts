import { readFileSync } from 'node:fs';
import { markdownIn } from '../../docs/pages.js';
import { firstSentence } from '../from-docs.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import type { Targets } from '../routes.js';
import { bareRoll, figures, sale } from './front.js';

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
    const filled = filledIn(text.replace(/^# .+\n/m, '').trim(), language);
    const body = withPictures(filled, files).replace(
      /\]\(\/(?!\/|files\/)([^)#]*?)\/?(#[^)]*)?\)/g,
      (_, route: string, anchor = '') => `](${addressOf(route, language)}${anchor})`,
    );
    const route = path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '');
    return { route, language, title, description: firstSentence(body), body };
  });
}

/** `<!-- figure: rules -->`: a number that is counted; `<!-- sale -->`: the example; `<!-- paper -->`: what it prints. */
const filledIn = (body: string, language: SiteLanguage): string =>
  body
    .replace(/<!-- figure: (\w+) -->/g, (_, name: string) => {
      const figure = figures(language)[name];
      if (figure === undefined) throw new Error(`There is no figure ${name}`);
      return figure;
    })
    .replace('<!-- sale -->', () => sale)
    .replace('<!-- paper -->', () => bareRoll.replace(/[&"<>\n]/g, (sign) => `&#${sign.charCodeAt(0)};`));

/** Pictures of the guides, which the site has copies of. */
const withPictures = (body: string, files: Set<string>): string =>
  body.replace(/docs\/guide\/pictures\/[\w-]+\.(?:png|svg)/g, (path) => {
    files.add(path);
    return `/files/${path}`;
  });
