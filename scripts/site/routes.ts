import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { addressOf, type SiteLanguage } from './page.js';

/** Pages whose address does not follow from their path. The documentation's list of pages is the menu of the site. */
const OWN_ROUTES: Readonly<Record<string, string>> = {
  'README.md': '',
  'docs/README.md': '',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'docs/architecture.md': 'architecture',
  'docs/authority-errors.md': 'errors',
  'docs/stated-sentences.md': 'description/documents',
  'docs/service-sentences.md': 'description/service',
  'docs/reference/exports.md': 'api',
  'examples/shop-day/README.md': 'examples/shop-day',
};

const withoutIndex = (path: string): string => path.replace(/(^|\/)README\.md$/, '').replace(/\.md$/, '');

/** The language of a page of the documentation: Greek pages are in a folder `el`, or end with `.el.md`. */
export const languageOf = (path: string): SiteLanguage =>
  /^docs\/(?:.*\/)?el\/|\.el\.md$/.test(path) ? 'el' : 'en';

/** The path of the English page. */
const inEnglish = (path: string): string =>
  languageOf(path) === 'en' ? path : path.replace('/el/', '/').replace(/\.el\.md$/, '.md');

/** The address of a page of the documentation below its language, or `undefined` if the site has no such page. */
export function routeOf(given: string): string | undefined {
  const path = inEnglish(given);
  const own = OWN_ROUTES[path];
  if (own !== undefined) return own;
  if (!path.endsWith('.md') || !path.startsWith('docs/')) return undefined;
  return withoutIndex(path.slice('docs/'.length)).replace(/^reference\/codes/, 'codes');
}

/** A rule's page has its own address; in the documentation it is a part of the page of its subject. */
export const routeOfRule = (id: string): string => `rules/${id}`;

/** What links of a page lead to. */
export interface Targets {
  /** The rules by the headings of the documentation's pages: `totalsgross`. */
  readonly rules: ReadonlyMap<string, string>;
  /** The pages of the API by the headings of the documentation's page. */
  readonly exports: ReadonlyMap<string, string>;
  /** Receives files of the repository that pages link to; the site has copies of them. */
  readonly files: Set<string>;
}

/** The address on the site of what a page of the documentation links to. */
export function resolveLink(from: string, target: string, language: SiteLanguage, targets: Targets): string {
  if (/^[a-z]+:/i.test(target)) return target;
  const [file = '', anchor] = target.split('#');
  if (file === '') return target;
  const path = posix.normalize(posix.join(posix.dirname(from), decodeURI(file))).replace(/\/$/, '');
  const ruleId =
    anchor !== undefined && path.startsWith('docs/rules/') ? targets.rules.get(anchor) : undefined;
  if (ruleId !== undefined) return addressOf(routeOfRule(ruleId), language);
  const door =
    anchor !== undefined && path === 'docs/reference/exports.md' ? targets.exports.get(anchor) : undefined;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (door !== undefined) return `${addressOf(door, language)}${hash}`;
  const page = routeOf(isFolder(path) && existsSync(join(path, 'README.md')) ? `${path}/README.md` : path);
  if (page !== undefined) return `${addressOf(page, language)}${hash}`;
  if (path === 'examples') return addressOf('examples', language);
  if (path === 'docs/rules') return addressOf('rules', language);
  if (!existsSync(path) || isFolder(path)) throw new Error(`${from}: ${target} is not on the site`);
  targets.files.add(path);
  return `/files/${path}`;
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
