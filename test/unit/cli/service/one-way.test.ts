import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The sources of `src/tools` and of the pages of the sandbox, apart from generated ones, that have a text. */
const sourcesWith = (text: RegExp): readonly string[] =>
  ['src/tools', 'src/sandbox/pages']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.includes('/generated/'))
    .filter((file) => text.test(readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')))
    .sort();

it.each([
  ['opens a journal', /\b(?:sqlite|postgres)Journal\(/, ['src/tools/cli/service/stored-journal.ts']],
  [
    'makes a client: of commands, and of operations',
    /\b(?:createClient|clientOf)\(\{/,
    ['src/tools/cli/serve/backend.ts', 'src/tools/cli/service/ask.ts'],
  ],
  ['has the frame of a page', /<!doctype html>/, ['src/sandbox/pages/respond.ts']],
])('one place %s', (_, text, files) => {
  expect(sourcesWith(text)).toEqual(files);
});
