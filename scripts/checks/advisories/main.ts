/**
 * Compares what we ship, as sbom.cdx.json has it, with known faults: those in reference/advisories.json, and with `--registry`
 * those that the registry knows today. It fails if the registry does not answer. `npm run check:advisories` after a build.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Sbom } from '../../build/sbom.js';
import { type Advisory, advisoriesOf, faultsIn } from './compare.js';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { components }: Sbom = read('sbom.cdx.json');
const { advisories }: { advisories: readonly Advisory[] } = read('reference/advisories.json');

function fromRegistry(): readonly Advisory[] {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' });
  const answer = advisoriesOf(JSON.parse(stdout));
  if (answer === undefined) throw new Error('The registry did not answer, so its advisories are not known.');
  return answer;
}

const listed = [...advisories, ...(process.argv.includes('--registry') ? fromRegistry() : [])];
const faults = faultsIn(components, listed);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `Advisories: none of ${listed.length} concerns the ${components.length} packages that we ship.`,
  );
