import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { greekTitles } from '../../../scripts/site/greek-titles.js';

it('has a Greek title for every example', () => {
  const names = readdirSync('examples').flatMap((name) => /^(.+)\.ts$/.exec(name)?.[1] ?? []);
  expect(names.filter((name) => greekTitles[`examples/${name}`] === undefined)).toEqual([]);
});
