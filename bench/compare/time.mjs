/**
 * One row for one build, in a process of its own, so that it pays for its own garbage: the median CPU time of a call, in
 * microseconds. Linux splits CPU time into user and system time by estimate, so both count.
 *
 * node time.mjs <dist folder> <row> <file of inputs> <lines of the document>
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist = '', row = '', file = '', lines = '1'] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(resolve(join(dist, name))).href);
const { checkDocument, validate } = await load('index.js');
// Older builds contain the Greek words and take their name.
const el = existsSync(join(dist, 'locales/el.js')) ? (await load('locales/el.js')).el : 'el';
const { facts, document, spoilt, shuffled } = JSON.parse(readFileSync(file, 'utf8'));

/** Long documents are called less often, and have fewer copies. */
const scale = Math.max(1, Number(lines) / 10);
const times = (count) => Math.max(1, Math.round(count / scale));

const COPIES = times(200);
const copies = (value) => Array.from({ length: COPIES }, () => JSON.parse(JSON.stringify(value)));
const parsed = copies(document);
const invalid = copies(spoilt);
const built = checkDocument(facts).document;

const calls = {
  parsed: (turn) => validate(parsed[turn % COPIES]),
  built: () => validate(built),
  shuffled: (turn) => validate(shuffled[turn % shuffled.length]),
  invalid: (turn) => validate(invalid[turn % COPIES], { locale: el }),
  build: () => checkDocument(facts),
  roundTrip: () => JSON.parse(JSON.stringify(document)),
};
const call = calls[row];

const WARM_UP = 15_000;
const ROUNDS = 40;
const TURNS = 1500;
const kept = {};

function round(turns) {
  const start = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) kept.last = call(turn);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / turns;
}

round(times(WARM_UP));
const measured = Array.from({ length: ROUNDS }, () => round(times(TURNS))).sort((a, b) => a - b);
console.log(measured[ROUNDS / 2]);
