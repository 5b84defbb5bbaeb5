/**
 * One row for one build, in a process of its own: CPU time of a call, in microseconds, with that of the JSON round trip
 * of the same document, each the smallest of many short rounds that take turns. Linux splits CPU time into user and system
 * time by estimate, so both count.
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
};
const call = calls[row];
const roundTrip = () => JSON.parse(JSON.stringify(document));

const ROUNDS = 60;
const ROUND_MS = 25;
const kept = {};

function cost(of, turns) {
  const start = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) kept.last = of(turn);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / turns;
}

function turnsFor(of) {
  for (let turn = 0; turn < 5000; turn += 1) kept.last = of(turn);
  return Math.max(50, Math.ceil((ROUND_MS * 1000) / cost(of, 2000)));
}

const turns = { call: turnsFor(call), reference: turnsFor(roundTrip) };
const best = { call: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY };
for (let round = 0; round < ROUNDS; round += 1) {
  best.reference = Math.min(best.reference, cost(roundTrip, turns.reference));
  best.call = Math.min(best.call, cost(call, turns.call));
}
console.log(JSON.stringify(best));
