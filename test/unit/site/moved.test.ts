import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anchorOf } from '../../../scripts/docs/markdown.js';
import { guideGroups } from '../../../scripts/site/sidebar.js';
import moved from '../../../site/moved.json' with { type: 'json' };

const FOLDERS = { en: 'docs', el: 'docs/el' } as const;

const anchorsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(moved)('$from leads to a part of another guide, in both languages', ({ from, ...to }) => {
  for (const language of ['en', 'el'] as const) {
    const [route = '', anchor] = to[language].split('/#');
    expect(existsSync(`${FOLDERS[language]}/${from}.md`)).toBe(false);
    const path = `${FOLDERS[language]}/${route.replace(/\/$/, '')}.md`;
    if (anchor === undefined) expect(existsSync(path)).toBe(true);
    else expect(anchorsOf(path)).toContain(anchor);
  }
});

test('the menu has the guides by task, each once', () => {
  const groups = guideGroups(readFileSync('docs/README.md', 'utf8'));
  const routes = [...groups.values()].flat();
  expect(routes).toHaveLength(new Set(routes).size);
  expect([...groups.keys()].at(0)).toBe('Start');
  for (const route of routes) expect(existsSync(`docs/${route}.md`)).toBe(true);
});
