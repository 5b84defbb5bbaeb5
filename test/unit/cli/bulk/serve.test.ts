import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Held, Place } from '../../../../src/tools/cli/bulk/protocol.js';
import { Server } from '../../../../src/tools/cli/bulk/serve.js';
import { limits } from '../../../../src/tools/cli/input/limits.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The blocks that a worker makes of a place, each with at most 10 findings before its last line. */
function blocksOf(first: Place): Held[] {
  const answers: Answer[] = [];
  const setup = {
    settings: {},
    limits,
    language: 'en',
    format: 'text',
    coloured: false,
    width: 80,
    quiet: true,
    blockFindings: 10,
  } as const;
  const server = new Server(setup, (answer) => answers.push(answer));
  const blocks: Held[] = [];
  for (let place: Place | undefined = first; place !== undefined; ) {
    server.take({ kind: 'block', id: blocks.length, source: 'many', place });
    const held = answers.at(-1);
    if (held?.kind !== 'held') throw new Error('no answer');
    blocks.push(held);
    place = held.rest;
  }
  return blocks;
}

// An empty document lacks four mandatory members. With the document itself it counts as five findings.
const LINES = 7;
const content = '{}\n'.repeat(LINES);
const counts = [2, 2, 2, 1];

test('a worker that has too many findings leaves the rest of its block to another block', () => {
  const blocks = blocksOf({ bytes: Buffer.from(content) });
  expect(blocks.map(({ lines, entries }) => [lines, entries])).toEqual(counts.map((lines) => [lines, lines]));
  expect(blocks.map(({ rest }) => rest && 'bytes' in rest && rest.bytes.length)).toEqual([
    15,
    9,
    3,
    undefined,
  ]);
});

test('a worker that has too many findings leaves the rest of its range of a file, from the beginning of a line', () => {
  const file = join(folder, 'many.ndjson');
  writeFileSync(file, content);
  const range = { file, from: 3, to: content.length, isBegin: true };
  const blocks = blocksOf(range);
  expect(blocks.map(({ lines }) => lines)).toEqual([2, 2, 2]);
  expect(blocks.map(({ rest }) => rest)).toEqual([{ ...range, from: 9 }, { ...range, from: 15 }, undefined]);
});
