import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsText, markdownAddress } from './llms.js';
import { notFoundPage } from './not-found.js';
import { addressOf, markdownOf, type SitePage, sourceOf } from './page.js';
import { sidebarOf } from './sidebar.js';

const FOLDER = 'site/generated';

/** Files of the site that are not generated. */
const OWN = 'site/public';

/** Writes all that the builder of the site reads: pages, their Markdown, copied files and the menu. Unchanged files are left alone, because the builder remembers them. */
export function writeSite(pages: readonly SitePage[], files: ReadonlySet<string>): void {
  const written = new Map<string, string>();
  for (const page of pages) {
    const name = `${addressOf(page.route, page.language)}${page.route === '' ? 'index' : ''}`.replace(
      /^\/|\/$/g,
      '',
    );
    written.set(`pages/${name}.md`, sourceOf(page));
    written.set(`public${markdownAddress(page)}`, markdownOf(page));
  }
  written.set('pages/404.md', notFoundPage);
  written.set('public/llms.txt', llmsText(pages));
  written.set('sidebar.json', `${JSON.stringify(sidebarOf(pages), null, 2)}\n`);
  for (const [path, text] of written) writeIfChanged(join(FOLDER, path), text);
  const copied = new Map([
    ...[...files].map((file) => [`public/files/${file}`, file] as const),
    ...readdirSync(OWN).map((name) => [`public/${name}`, join(OWN, name)] as const),
  ]);
  for (const [to, from] of copied) copy(from, join(FOLDER, to));
  const kept = new Set([...written.keys(), ...copied.keys()]);
  for (const path of filesIn(FOLDER)) if (!kept.has(path)) rmSync(join(FOLDER, path));
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];
