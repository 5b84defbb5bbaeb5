import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What the built command line loads before it knows which command to run: bytes, and the packages. */
function loadedAtStart(): { readonly bytes: number; readonly packages: readonly string[] } {
  const texts = new Map<string, string>();
  const packages: string[] = [];
  const load = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, source = ''] of text.matchAll(
      /(?:^|[;\n}])(?:import|export)\b[^'"();]*["']([^"'\n]+)["']/g,
    ))
      if (source.startsWith('.')) load(join(dirname(file), source));
      else if (!source.startsWith('node:')) packages.push(source);
  };
  load('dist/cli.js');
  return { bytes: [...texts.values()].join('').length, packages };
}

it('the start of the built command line loads no package, no rule, no table, and no words of a command', () => {
  const { bytes, packages } = loadedAtStart();
  expect(packages).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  // The rules alone are larger, and so are the tables of codes, and the words of all commands.
  expect(bytes).toBeLessThan(45_000);
});
