import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadLinks, foreignParts } from '../../../scripts/site/checks/links.js';

describe('the check of links on the site', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parastatiko-links-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, html: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), html);
  };

  test('accepts pages, files, places and addresses of other hosts', () => {
    write('index.html', '<a href="/a/#έδρα"></a> <a href="/x.txt"></a> <a href="https://example.org/"></a>');
    write('a/index.html', '<h2 id="έδρα"></h2> <a href="#έδρα"></a> <a href="../"></a>');
    write('x.txt', '');
    expect(deadLinks(folder)).toEqual([]);
  });

  test('reports missing pages, files and places', () => {
    write('index.html', '<a href="/b/"></a> <img src="/x.png"> <a href="#nothing"></a>');
    expect(deadLinks(folder)).toEqual([
      '/index.html: /b/ does not exist',
      '/index.html: /x.png does not exist',
      '/index.html: #nothing has no such place',
    ]);
  });

  test('reports what a page would load from another host', () => {
    write(
      'index.html',
      '<link rel="alternate" hreflang="el" href="https://example.org/el/"> <a href="https://example.org/"></a> <script src="https://example.org/x.js"></script>',
    );
    expect(foreignParts(folder)).toEqual(['/index.html: loads https://example.org/x.js from another host']);
  });
});
