import { buildUnknown, checkUnknown, type Document, validate } from '../../src/index.js';
import { el } from '../../src/issues/locales/el/index.js';
import { invoiceFacts, shuffledCopies, slipFacts, spoiled } from '../inputs.js';
import { alone, beside, type Call } from '../measure.js';
import { bundledSize, importCost } from './import-cost.js';
import { shapeChecks } from './shape-checks.js';
import { straightBuild } from './straight.js';

/** A target of the project: the ratio that a row should not exceed. */
interface Row {
  readonly what: string;
  readonly run: Call;
  readonly aim?: number;
}

const copiesOf = (document: Document, copies: number): unknown[] =>
  Array.from({ length: copies }, () => JSON.parse(JSON.stringify(document)) as unknown);

function rowsFor(facts: unknown, copies: number, aims: { build?: number; validate?: number }): Row[] {
  const document = buildUnknown(facts);
  const parsed = copiesOf(document, copies);
  const shuffled = shuffledCopies(document, copies);
  const spoilt = Array.from({ length: copies }, () => spoiled(document));
  return [
    { what: 'build (facts → totals → rules → frozen)', run: () => checkUnknown(facts), ...aim(aims.build) },
    { what: 'validate, as built', run: () => validate(document), ...aim(aims.validate) },
    { what: 'validate, as parsed', run: (turn) => validate(parsed[turn % copies]), ...aim(aims.validate) },
    { what: 'validate, keys shuffled, members missing', run: (turn) => validate(shuffled[turn % copies]) },
    {
      what: 'validate, invalid, with all words',
      run: (turn) => validate(spoilt[turn % copies], { locale: el }),
      ...aim(aims.validate === undefined ? undefined : 1),
    },
    ...shapeChecks.map(([what, check]): Row => ({ what, run: (turn) => check(parsed[turn % copies]) })),
    { what: 'the straight way: decimal.js totals', run: () => straightBuild(document) },
  ];
}

const aim = (value: number | undefined): { aim?: number } => (value === undefined ? {} : { aim: value });

function table(
  title: string,
  facts: unknown,
  copies: number,
  aims: { build?: number; validate?: number } = {},
): void {
  const document = buildUnknown(facts);
  const size = Buffer.byteLength(JSON.stringify(document));
  const roundTrip: Call = () => JSON.parse(JSON.stringify(document));
  console.log(
    `\n${title}: ${size} bytes; 1.00 = JSON.parse(JSON.stringify(document)), ${micros(alone(roundTrip) * 1000)}`,
  );
  for (const row of rowsFor(facts, copies, aims)) {
    const { ratio, micros: time } = beside(roundTrip, row.run);
    const verdict =
      row.aim === undefined ? '' : `aim ${row.aim.toFixed(2)} ${ratio <= row.aim ? 'met' : 'missed'}`;
    const perSecond = Math.round(1_000_000 / time).toLocaleString('en');
    console.log(
      `  ${row.what.padEnd(42)} ${ratio.toFixed(2).padStart(6)}  ${micros(time).padStart(12)}  ${perSecond.padStart(9)}/s  ${verdict}`,
    );
  }
}

const micros = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} µs`;

function costOfALine(): void {
  const perLine = (lines: number, call: (facts: unknown, document: Document) => unknown): number => {
    const facts = invoiceFacts(lines);
    const document = buildUnknown(facts);
    return alone(() => call(facts, document)) / lines;
  };
  console.log('\nThe cost of a line at 10,000 lines compared with that at 10 (aim 1.30)');
  const build = perLine(10_000, (facts) => checkUnknown(facts)) / perLine(10, (facts) => checkUnknown(facts));
  const check = (_: unknown, document: Document): unknown => validate(document);
  const validation = perLine(10_000, check) / perLine(10, check);
  console.log(`  build ${build.toFixed(2)}   validate ${validation.toFixed(2)}`);
}

table('One-line order slip (8.6)', slipFacts, 200);
table('Five-line invoice (1.1)', invoiceFacts(5), 200, { build: 0.4, validate: 0.3 });
table('Thousand-line invoice (1.1)', invoiceFacts(1000), 4);
costOfALine();
console.log(`\n${importCost()}\n${await bundledSize()}`);
