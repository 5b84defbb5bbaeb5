/**
 * Compares the speed of two builds in one run, so that a busy machine slows both:
 *
 * npm run bench -- compare ../older/dist dist
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUnknown } from '../../src/index.js';
import { invoiceFacts, shuffledCopies, slipFacts, spoiled } from '../inputs.js';

interface Facts {
  readonly lines: readonly unknown[];
}

interface Row {
  readonly what: string;
  readonly row: 'parsed' | 'built' | 'shuffled' | 'invalid' | 'build';
  readonly facts: Facts;
  readonly aim?: number;
}

const invoice = invoiceFacts(5);
const rows: readonly Row[] = [
  { what: 'five-line invoice, validated as parsed', row: 'parsed', facts: invoice, aim: 0.18 },
  { what: 'five-line invoice, validated as built', row: 'built', facts: invoice },
  { what: 'five-line invoice, validated with shuffled keys', row: 'shuffled', facts: invoice, aim: 0.26 },
  { what: 'five-line invoice, built and validated', row: 'build', facts: invoice, aim: 0.28 },
  { what: 'five-line invoice, invalid, with all words', row: 'invalid', facts: invoice, aim: 0.5 },
  { what: 'one-line slip, built and validated', row: 'build', facts: slipFacts, aim: 0.32 },
  { what: 'thousand-line invoice, validated as parsed', row: 'parsed', facts: invoiceFacts(1000), aim: 0.12 },
];

/** The cost of a line in a long document compared with that in a short one. */
const GROWTH = { from: 10, to: 10_000, aim: 1.2 };
const SHUFFLED = 200;

/** How often each row of each build is measured, in turns. The quietest time counts. */
const TURNS = 4;

const builds = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const script = join(import.meta.dirname, 'time.mjs');

/** A function that measures calls with these facts, in microseconds. */
function timer(name: string, facts: Facts): (build: string, row: Row['row'] | 'roundTrip') => number {
  const file = join(folder, `${name}.json`);
  const document = buildUnknown(facts);
  const lines = facts.lines.length;
  const shuffled = lines > 10 ? [] : shuffledCopies(document, SHUFFLED);
  writeFileSync(file, JSON.stringify({ facts, document, spoilt: spoiled(document), shuffled }));
  return (build, row) =>
    Number(execFileSync(process.execPath, [script, build, row, file, `${lines}`], { encoding: 'utf8' }));
}

/** The best of several turns for each of several calls. */
function bestOf(calls: readonly (() => number)[]): number[] {
  const turns = Array.from({ length: TURNS }, () => calls.map((call) => call()));
  return calls.map((_, index) => Math.min(...turns.map((turn) => turn[index] ?? Number.NaN)));
}

const rowOf = (what: string, figures: readonly string[], aim: number | undefined): string =>
  `| ${[what, ...figures, aim?.toFixed(2) ?? ''].join(' | ')} |`;

function compare({ what, row, facts, aim }: Row): string {
  const micros = timer('inputs', facts);
  const [reference = Number.NaN, ...times] = bestOf([
    () => micros(builds[0] ?? '', 'roundTrip'),
    ...builds.map((build) => () => micros(build, row)),
  ]);
  const figures = times.map((best) => `${(best / reference).toFixed(2)} (${best.toFixed(1)} µs)`);
  return rowOf(what, figures, aim);
}

function growth(): string {
  const { from, to, aim } = GROWTH;
  const short = timer('short', invoiceFacts(from));
  const long = timer('long', invoiceFacts(to));
  const figures = builds.map((build) => {
    const [few = Number.NaN, many = Number.NaN] = bestOf([
      () => short(build, 'build'),
      () => long(build, 'build'),
    ]);
    return (many / to / (few / from)).toFixed(2);
  });
  return rowOf(`growth: a line of ${to} compared with one of ${from}, built`, figures, aim);
}

console.log(`| 1.00 = JSON.parse(JSON.stringify(document)) | ${builds.join(' | ')} | aim |`);
console.log(`| --- |${' --- |'.repeat(builds.length + 1)}`);
for (const row of rows) console.log(compare(row));
console.log(growth());
rmSync(folder, { recursive: true });
