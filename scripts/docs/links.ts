import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from './markdown.js';
import { markdownIn, type Pages } from './pages.js';

/** Files outside docs/ whose links are checked as well. */
const BESIDES = [
  'README.md',
  'README.el.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/shop-day/README.md',
];

const withoutCode = (text: string): string =>
  text.replace(/^(`{3,}).*?^\1`*$/gms, '').replace(/`[^`\n]*`/g, '');

const LINK = /\[[^\]]*\]\(([^()\s]+(?:\([^()]*\))?[^()\s]*)\)/g;

function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  for (const [, heading = ''] of text.replace(/^(`{3,}).*?^\1`*$/gms, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = anchorOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''));
    const seen = times.get(anchor) ?? 0;
    anchors.add(seen === 0 ? anchor : `${anchor}-${seen}`);
    times.set(anchor, seen + 1);
  }
  return anchors;
}

interface Link {
  readonly target: string;
  /** The path that it leads to, from the root. */
  readonly to: string;
  readonly anchor: string | undefined;
}

/** The links of a page to other files, or to its own headings. */
const linksOf = (path: string, text: string): Link[] =>
  [...withoutCode(text).matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/i.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : join(dirname(path), decodeURI(file)).replaceAll('\\', '/');
    return { target, to: to.replace(/\/$/, ''), anchor };
  });

/** Links of packed pages to what is not packed, one sentence each. `paths` has every file of the package. */
export function deadLinks(paths: readonly string[], textOf: (path: string) => string): string[] {
  const places = new Set(
    paths.flatMap((path) => path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))),
  );
  return paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      linksOf(path, textOf(path))
        .filter(({ to }) => !places.has(to))
        .map(({ target }) => `${path} of the package leads to ${target}, which is not in it`),
    );
}

/** Broken links in the generated and handwritten pages, one sentence each. */
export function brokenLinks(pages: Pages): string[] {
  const paths = [
    ...new Set([...pages.keys(), ...markdownIn('docs'), ...BESIDES.filter((path) => existsSync(path))]),
  ];
  const textOf = (path: string): string => pages.get(path) ?? readFileSync(path, 'utf8');
  const anchors = new Map<string, Set<string>>();
  const hasAnchor = (path: string, anchor: string): boolean => {
    const known = anchors.get(path) ?? anchorsOf(textOf(path));
    anchors.set(path, known);
    return known.has(anchor);
  };

  const broken: string[] = [];
  for (const path of paths) {
    for (const { target, to, anchor } of linksOf(path, textOf(path))) {
      const there = pages.has(to) || existsSync(to);
      if (!there) broken.push(`${path}: ${target} does not exist`);
      else if (isPacked(path) && !isPacked(to)) broken.push(`${path}: ${target} is not in the package`);
      else if (anchor !== undefined && !isFolder(to) && !hasAnchor(to, decodeURI(anchor))) {
        broken.push(`${path}: ${target} has no such heading`);
      }
    }
  }
  return broken;
}

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] };
const leftOut = files.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
const takenIn = [
  'README.md',
  'README.el.md',
  'LICENSE',
  'package.json',
  ...files.filter((each) => !each.startsWith('!')),
];

/** Whether a pattern of `files` in package.json covers a path: a file, a folder, or names with one `*` in a folder. */
function covers(pattern: string, path: string): boolean {
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  const [start = '', end] = pattern.split('*');
  if (end === undefined || !path.startsWith(start) || !path.endsWith(end)) return false;
  return !path.slice(start.length).includes('/');
}

/** Whether npm puts a file or folder into the package. */
export const isPacked = (path: string): boolean => {
  const plain = path.replace(/\/$/, '');
  return takenIn.some((each) => covers(each, plain)) && !leftOut.some((each) => covers(each, plain));
};

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
