/**
 * Runs the tests that could depend on the clock on other dates and in other time zones: `npm run test:dates`.
 * `npm run test:dates -- --all` runs every test; `-- 2028-02-29T12:00:00Z` chooses the dates.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const MOMENTS = [
  { now: '2026-12-31T23:30:00+02:00', zone: 'Europe/Athens', why: 'the last half hour of a year in Athens' },
  { now: '2028-02-29T12:00:00+02:00', zone: 'America/Los_Angeles', why: 'a leap day, west of Greenwich' },
  { now: '2027-03-28T03:30:00+03:00', zone: 'Europe/Athens', why: 'the night of the change to summer time' },
  { now: '2026-11-20T00:30:00+02:00', zone: 'Pacific/Kiritimati', why: 'a time zone 14 hours ahead' },
];

/** What reads a clock, compares dates or starts the program. Rules and money only see the time that they are given. */
const SENSITIVE = [
  'test/unit/cli',
  'test/unit/flows',
  'test/unit/builders',
  'test/unit/issues',
  'test/golden',
];

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const moments =
  positionals.length === 0
    ? MOMENTS
    : positionals.map((now) => ({ now, zone: 'Europe/Athens', why: 'as asked' }));
const clock = fileURLToPath(new URL('clock.cjs', import.meta.url));
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const tests = values.all ? [] : SENSITIVE;

for (const { now, zone, why } of moments) {
  console.log(`\n${now}, TZ=${zone}: ${why}`);
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: `--require ${JSON.stringify(clock)}`, TEST_NOW: now, TZ: zone },
  });
  if (status !== 0) {
    console.error(`\nThe tests fail at ${now} in ${zone}.`);
    process.exit(1);
  }
}
