/**
 * Compares the speed of two builds in one run, so that a busy machine slows both:
 *
 * npm run bench:compare -- ../older/dist dist
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUnknown } from '../../src/index.js';
import { invoiceFacts, slipFacts, spoiled } from '../inputs.js';

interface Row {
  readonly what: string;
  readonly row: 'parsed' | 'built' | 'invalid' | 'build';
  readonly facts: unknown;
  readonly aim?: number;
}

const invoice = invoiceFacts(5);
const rows: readonly Row[] = [
  { what: 'five-line invoice, validated as parsed', row: 'parsed', facts: invoice, aim: 0.3 },
  { what: 'five-line invoice, validated as built', row: 'built', facts: invoice },
  { what: 'five-line invoice, built and validated', row: 'build', facts: invoice, aim: 0.45 },
  { what: 'five-line invoice, invalid, with all words', row: 'invalid', facts: invoice, aim: 1 },
  { what: 'one-line slip, built and validated', row: 'build', facts: slipFacts, aim: 0.8 },
];

/** How often each row of each build is measured, in turns. The quietest time counts. */
const TURNS = 4;

const builds = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const script = join(import.meta.dirname, 'time.mjs');

const micros = (build: string, row: string, file: string): number =>
  Number(execFileSync(process.execPath, [script, build, row, file], { encoding: 'utf8' }));

function compare({ what, row, facts, aim }: Row): string {
  const file = join(folder, 'inputs.json');
  const document = buildUnknown(facts);
  writeFileSync(file, JSON.stringify({ facts, document, spoilt: spoiled(document) }));
  const [first = ''] = builds;
  const turns = Array.from({ length: TURNS }, () => ({
    reference: micros(first, 'roundTrip', file),
    times: builds.map((build) => micros(build, row, file)),
  }));
  const reference = Math.min(...turns.map((turn) => turn.reference));
  const figures = builds.map((_, index) => {
    const best = Math.min(...turns.map(({ times }) => times[index] ?? Number.NaN));
    return `${(best / reference).toFixed(2)} (${best.toFixed(1)} µs)`;
  });
  return `| ${[what, ...figures, aim?.toFixed(2) ?? ''].join(' | ')} |`;
}

console.log(`| 1.00 = JSON.parse(JSON.stringify(document)) | ${builds.join(' | ')} | aim |`);
console.log(`| --- |${' --- |'.repeat(builds.length + 1)}`);
for (const row of rows) console.log(compare(row));
rmSync(folder, { recursive: true });
