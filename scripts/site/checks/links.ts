import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const ADDRESS = /\s(?:href|src)="([^"]*)"/g;
const ID = /\s(?:id|name)="([^"]+)"/g;

/** The HTML pages of the built site, by address. */
function htmlIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&#x26;', '&');

/** Dead links, missing anchors, and anything that a page would load from another host, one sentence each. */
export function deadLinks(folder: string): string[] {
  const pages = htmlIn(folder);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string, html: string): ReadonlySet<string> => {
    const known = ids.get(path) ?? new Set([...html.matchAll(ID)].map(([, id = '']) => unescaped(id)));
    ids.set(path, known);
    return known;
  };
  const fileAt = (path: string): string | undefined =>
    [path, posix.join(path, 'index.html')].find((name) => {
      const file = join(folder, name);
      return pages.has(name) || (existsSync(file) && statSync(file).isFile());
    });

  const dead: string[] = [];
  const checked = new Set<string>();
  for (const [from, html] of pages) {
    for (const [, raw = ''] of html.matchAll(ADDRESS)) {
      const target = unescaped(raw);
      if (/^(?:https?|mailto|data):/.test(target)) continue;
      const { pathname, hash } = new URL(target, `http://site${from}`);
      const once = target.startsWith('#') ? `${from}${hash}` : `${pathname}${hash}`;
      if (checked.has(once)) continue;
      checked.add(once);
      const file = fileAt(decodeURI(pathname));
      const page = file === undefined ? undefined : pages.get(file);
      if (file === undefined) dead.push(`${from}: ${target} does not exist`);
      // The playground reads what follows the #.
      else if (hash !== '' && page !== undefined && !pathname.endsWith('/playground/')) {
        if (!idsOf(file, page).has(decodeURIComponent(hash.slice(1))))
          dead.push(`${from}: ${target} has no such place`);
      }
    }
  }
  return dead;
}

const LOADED =
  /<(?:script|img|iframe|source|audio|video|link(?![^>]*\srel="(?:canonical|alternate|sitemap)"))\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]*)"/g;

/** Scripts, styles, fonts and pictures from other hosts, one sentence each. */
export function foreignParts(folder: string): string[] {
  return [...htmlIn(folder)].flatMap(([path, html]) =>
    [...html.matchAll(LOADED)].map(([, address = '']) => `${path}: loads ${address} from another host`),
  );
}
