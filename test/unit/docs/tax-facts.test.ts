import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PLACES = [
  'docs/guide',
  'docs/el/guide',
  'examples',
  'site/src',
  'site/text',
  'src/tools/choose',
  'src/flows',
  'src/tools/operations',
  'src/print',
  'src/sandbox/prepared',
];
const TEXTS: ReadonlySet<string> = new Set(['.cjs', '.json', '.md', '.py', '.sh', '.ts', '.tsx']);

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name))
    .filter((file) => TEXTS.has(extname(file)) && !file.includes('node_modules'));

const lines = PLACES.flatMap(filesIn).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`),
);

describe('what is shown to a reader', () => {
  it('has served coffee at 24 %, as since July 2024', () => {
    const coffee = lines.filter((line) => /καφές|espresso|freddo/i.test(line) && /\bvat"?: ?\d/.test(line));
    expect(coffee.length).toBeGreaterThan(10);
    expect(coffee.filter((line) => !/\bvat"?: ?24\b/.test(line))).toEqual([]);
  });

  it('names the levy of 8.2 as the law does: it is no «τέλος διαμονής»', () => {
    expect(lines.filter((line) => /τέλο(ς|υς) διαμονής(?! παρεπιδημούντων)/iu.test(line))).toEqual([]);
  });
});
