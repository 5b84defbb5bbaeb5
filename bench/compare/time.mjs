/**
 * One row for one build, in a process of its own, so that it pays for its own garbage: the median CPU time of a call, in
 * microseconds. Linux splits CPU time into user and system time by estimate, so both count.
 *
 * node time.mjs <dist folder> <row> <file of inputs>
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist = '', row = '', file = ''] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(resolve(join(dist, name))).href);
const { checkDocument, validate } = await load('index.js');
// Older builds contain the Greek words and take their name.
const el = existsSync(join(dist, 'locales/el.js')) ? (await load('locales/el.js')).el : 'el';
const { facts, document, spoilt } = JSON.parse(readFileSync(file, 'utf8'));

const COPIES = 200;
const copies = (value) => Array.from({ length: COPIES }, () => JSON.parse(JSON.stringify(value)));
const parsed = copies(document);
const invalid = copies(spoilt);
const built = checkDocument(facts).document;

const calls = {
  parsed: (turn) => validate(parsed[turn % COPIES]),
  built: () => validate(built),
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

round(WARM_UP);
const times = Array.from({ length: ROUNDS }, () => round(TURNS)).sort((a, b) => a - b);
console.log(times[ROUNDS / 2]);
