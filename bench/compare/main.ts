/**
 * Compares the speed of two builds in one run, so that a busy machine slows both:
 *
 * npm run bench:compare -- ../older/dist dist
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument } from '../../src/index.js';
import { invoiceFacts, slipFacts, spoiled } from '../inputs.js';

interface Row {
  readonly what: string;
  readonly row: 'parsed' | 'built' | 'invalid' | 'build';
  readonly facts: unknown;
  readonly aim?: number;
}

/** The smallest times of a call, and of the JSON round trip in the same process, in microseconds. */
interface Best {
  readonly call: number;
  readonly reference: number;
}

const invoice = invoiceFacts(5);
const rows: readonly Row[] = [
  { what: 'five-line invoice, validated as parsed', row: 'parsed', facts: invoice, aim: 0.3 },
  { what: 'five-line invoice, validated as built', row: 'built', facts: invoice },
  { what: 'five-line invoice, built and validated', row: 'build', facts: invoice, aim: 0.45 },
  { what: 'five-line invoice, invalid, with all words', row: 'invalid', facts: invoice, aim: 1 },
  { what: 'one-line slip, built and validated', row: 'build', facts: slipFacts, aim: 0.8 },
];

/** Each build is measured this often, in turns, and the smallest times count. */
const TURNS = Number(process.env['TURNS'] ?? 4);

const builds = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const script = join(import.meta.dirname, 'time.mjs');

function measure({ row }: Row, build: string, file: string): Best {
  return JSON.parse(execFileSync(process.execPath, [script, build, row, file], { encoding: 'utf8' })) as Best;
}

function compare(row: Row): string {
  const file = join(folder, 'inputs.json');
  const document = buildDocument(row.facts);
  writeFileSync(file, JSON.stringify({ facts: row.facts, document, spoilt: spoiled(document) }));
  const best = builds.map(
    (): Best => ({ call: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY }),
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, build] of builds.entries()) {
      const { call, reference } = measure(row, build, file);
      const before = best[index];
      if (before === undefined) continue;
      best[index] = { call: Math.min(before.call, call), reference: Math.min(before.reference, reference) };
    }
  }
  const reference = Math.min(...best.map((each) => each.reference));
  const figures = best.map(({ call }) => `${(call / reference).toFixed(2)} (${call.toFixed(1)} µs)`);
  return `| ${[row.what, ...figures, row.aim?.toFixed(2) ?? ''].join(' | ')} |`;
}

console.log(`| 1.00 = JSON.parse(JSON.stringify(document)) | ${builds.join(' | ')} | aim |`);
console.log(`| --- |${' --- |'.repeat(builds.length + 1)}`);
for (const row of rows) console.log(compare(row));
rmSync(folder, { recursive: true });
