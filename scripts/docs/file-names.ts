import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The pages about the source. Guides also name files of their readers. */
const PAGES = [
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/maintaining.md',
  'docs/where-changes-belong.md',
];

/** The end of a path, such as `engine/rule.ts`. In it, `<subject>` and `*` stand for any name. */
const NAME = /`([^`\s]+\.(?:tsx?|mjs|json))`/g;

function endingOf(name: string): RegExp {
  const parts = name.split(/<[^>]+>|\*/).map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?:^|/)${parts.join('[^/\\n]+')}$`, 'm');
}

/** Files that a text names and that do not exist. */
export function missingFiles(text: string, tracked: string): string[] {
  const named = [...text.matchAll(NAME)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !endingOf(name).test(tracked));
}

/** Such names in the pages about the source, one sentence each. What the build writes into the package is no tracked file. */
export function wrongFileNames(): string[] {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] };
  const tracked = [execFileSync('git', ['ls-files'], { encoding: 'utf8' }), ...files].join('\n');
  return PAGES.flatMap((page) =>
    missingFiles(readFileSync(page, 'utf8'), tracked).map((name) => `${page}: no file is called ${name}`),
  );
}
