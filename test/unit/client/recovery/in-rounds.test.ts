import { expect, it } from 'vitest';
import type { Core } from '../../../../src/sending/client/core.js';
import { ClientError } from '../../../../src/sending/client/error.js';
import type { RecoverOptions } from '../../../../src/sending/client/index.js';
import type { JournalRow } from '../../../../src/sending/client/journal/rows.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import { inRounds } from '../../../../src/sending/client/recovery/in-rounds.js';
import { TestClock } from '../setup.js';

const SETTLING = 60_000;
const next = { step: 'search-first', todo: '' } as const;
const issued = (mark: string): IssueOutcome => ({ kind: 'issued', mark, statusCode: 'Success', next });
const queued: IssueOutcome = { kind: 'queued', uid: 'A', statusCode: 'Offline', next };
const unknown = (more: object = {}): IssueOutcome =>
  ({ kind: 'unknown', why: 'not-found-yet', detail: '', next, ...more }) as IssueOutcome;
const held = new ClientError('call/same-number-in-flight', { params: { what: '' } });
const wrong = new ClientError('answer/unreadable', { params: {} });
const lost = new ClientError('transport/connection', { params: {} });

type Result = IssueOutcome | Error;

/** Processes rows named by a letter, each with its results in turn; the last one again and again. */
async function run(results: Readonly<Record<string, readonly Result[]>>, options: RecoverOptions = {}) {
  const clock = new TestClock('2026-11-20T10:00:00Z');
  const tried: string[] = [];
  const rows = Object.keys(results).map((key) => ({ key }) as JournalRow);
  async function* source() {
    for (const row of rows) yield { row };
  }
  const attempt = async ({ row: { key } }: { row: JournalRow }): Promise<IssueOutcome> => {
    const before = tried.filter((each) => each === key).length;
    tried.push(key);
    const result = results[key]?.[before] ?? results[key]?.at(-1);
    if (result === undefined || result instanceof Error) throw result;
    return result;
  };
  const core = { clock, settlingTime: SETTLING } as object as Core;
  const report = await inRounds(core, source(), attempt, options);
  const keys = (list: readonly { readonly row: JournalRow }[]) => list.map(({ row }) => row.key).join('');
  return {
    tried: tried.join(''),
    waits: clock.waits,
    settled: keys(report.settled),
    unknown: keys(report.unknown),
    failed: keys(report.failed),
    heldElsewhere: keys(report.heldElsewhere.map((row) => ({ row }))),
    left: keys(rows.filter((row) => !report.tried.includes(row)).map((row) => ({ row }))),
    stopped: report.stopped,
    report,
  };
}

const nothing = {
  waits: [],
  settled: '',
  unknown: '',
  failed: '',
  heldElsewhere: '',
  left: '',
  stopped: undefined,
};

it('no rows need nothing', async () => {
  expect(await run({})).toMatchObject({ ...nothing, tried: '' });
});

it('each row is tried once if its outcome cannot change', async () => {
  const results = {
    a: [issued('1')],
    b: [queued],
    c: [unknown({ why: 'not-provable' })],
    d: [held],
    e: [wrong],
  };
  expect(await run(results)).toMatchObject({
    ...nothing,
    tried: 'abcde',
    settled: 'a',
    unknown: 'bc',
    failed: 'e',
    heldElsewhere: 'd',
  });
});

it('unknown rows are tried again after the settling time, and reported in the order of the rows', async () => {
  const results = { a: [unknown(), issued('1')], b: [issued('2')], c: [unknown(), unknown(), issued('3')] };
  expect((await run(results)).report.onRowErrors).toEqual([]);
  expect(await run(results)).toMatchObject({
    ...nothing,
    tried: 'abcacc',
    waits: [SETTLING, SETTLING],
    settled: 'abc',
  });
});

it('rows that stay unknown are reported in the order of the rows, however soon that was clear', async () => {
  const results = { a: [unknown()], b: [queued], c: [unknown(), issued('3')] };
  expect(await run(results, { rounds: 2 })).toMatchObject({
    ...nothing,
    tried: 'abcac',
    waits: [SETTLING],
    settled: 'c',
    unknown: 'ab',
  });
});

it('the longest time of all waiting rows is waited for', async () => {
  const results = {
    a: [unknown({ resendAfter: '2026-11-20T10:05:00Z' }), issued('1')],
    b: [unknown({ why: 'not-provable', resendAfter: '2026-11-20T10:02:00Z' }), issued('2')],
  };
  const { waits, settled } = await run(results);
  expect(settled).toBe('ab');
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(300_000);
  expect(waits[0]).toBeLessThan(301_000);
});

it.each([
  [{}, 5],
  [{ rounds: 2 }, 2],
  [{ rounds: 1 }, 1],
  [{ wait: true }, 5],
  [{ wait: false, rounds: 3 }, 1],
])('with %j a row is tried at most %i times', async (options, times) => {
  expect(await run({ a: [unknown()], b: [unknown()] }, options)).toMatchObject({
    ...nothing,
    tried: 'ab'.repeat(times),
    waits: new Array(times - 1).fill(SETTLING),
    unknown: 'ab',
  });
});

it.each([
  ['a call without a connection', lost, { failed: 'b' }],
  ['an unknown outcome without a connection', unknown({ code: 'transport/timeout' }), { unknown: 'ab' }],
])('it stops after %s, and reports what it did not try', async (_, result, expected) => {
  expect(await run({ a: [unknown()], b: [result], c: [issued('3')] })).toMatchObject({
    ...nothing,
    tried: 'ab',
    stopped: 'no-connection',
    unknown: 'a',
    left: 'c',
    ...expected,
  });
});

it('it does not stop after a search that failed for another reason', async () => {
  const failed = unknown({ code: 'answer/unreadable' });
  expect(await run({ a: [failed, issued('1')], b: [issued('2')] })).toMatchObject({
    tried: 'aba',
    settled: 'ab',
  });
});

it('it stops when its signal is aborted, before the first row or while it waits', async () => {
  const results = { a: [issued('1')], b: [unknown()], c: [unknown()] };
  expect(await run(results, { signal: AbortSignal.abort() })).toMatchObject({
    ...nothing,
    tried: '',
    stopped: 'aborted',
    left: 'abc',
  });
  const controller = new AbortController();
  const stopping = { a: [issued('1')], b: [unknown()] };
  const onRow = () => controller.abort();
  expect(await run(stopping, { signal: controller.signal, onRow })).toMatchObject({
    tried: 'ab',
    stopped: 'aborted',
    unknown: 'b',
  });
});

it('onRow gets each row once with its last outcome, and what it throws is reported', async () => {
  const seen: string[] = [];
  const onRow = ({
    row,
    outcome,
  }: {
    readonly row: JournalRow;
    readonly outcome: { readonly kind: string };
  }) => {
    seen.push(`${row.key} ${outcome.kind}`);
    if (row.key === 'a') throw new Error('full');
  };
  const { report } = await run({ a: [unknown(), issued('1')], b: [queued], c: [unknown()] }, { onRow });
  expect(seen).toEqual(['b queued', 'a issued', 'c unknown']);
  expect(report.onRowErrors).toEqual([{ row: { key: 'a' }, error: new Error('full') }]);
});

it('an error of the program is not swallowed', async () => {
  await expect(run({ a: [new RangeError('bug')] })).rejects.toThrow('bug');
});
