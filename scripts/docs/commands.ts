import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What a command printed, as a person saw it, and how it ended. */
export interface Ran {
  readonly printed: string;
  readonly exitCode: number;
}

/** The commands that pages may show, each with the source that it runs. */
const SOURCES: Readonly<Record<string, string>> = {
  parastatiko: 'src/cli/main.ts',
  'npm run demo': 'examples/demo/main.ts',
};

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The words of a command; quotes keep words together. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** Runs a command of a page from the root of the repository, without a terminal: no colours, no progress. */
export function runCommand(command: string): Ran {
  const name = Object.keys(SOURCES).find((known) => command === known || command.startsWith(`${known} `));
  const source = name === undefined ? undefined : SOURCES[name];
  if (name === undefined || source === undefined) throw new Error(`No page may run: ${command}`);
  const words = wordsOf(command.slice(name.length));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, source, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
  });
  return { printed: `${stderr}${stdout}`, exitCode: status ?? -1 };
}
