/** One file for Linux x64: Node without its symbols, with the bundle and its code cache inside. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodes } from './nodes.js';

export function makeLinuxFile(program: string, folder: string): string {
  const output = join(folder, 'parastatiko');
  const [stripped, config] = [join(folder, 'node'), join(folder, 'sea.json')];
  copyFileSync(nodes.linux.file, stripped);
  execFileSync('strip', [stripped]);
  writeFileSync(
    config,
    JSON.stringify({
      main: program,
      mainFormat: 'commonjs',
      executable: stripped,
      output,
      useCodeCache: true,
      disableExperimentalSEAWarning: true,
    }),
  );
  // The code cache is of the Node that builds, which therefore is the one inside.
  execFileSync(nodes.linux.file, ['--build-sea', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of [stripped, config]) rmSync(file);
  return output;
}
