import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  memoryNumbering,
  memoryNumberingFromJSON,
  type StoredNumbering,
} from '../../../../src/flows/index.js';
import type { NumberSeries, NumberTicket } from '../../../../src/index.js';

/** What a number has become, in a model that knows nothing of the code under test. */
interface Fate {
  readonly ticket: NumberTicket;
  readonly what: 'open' | 'committed' | 'burnt';
}

class Model {
  readonly fates = new Map<string, Fate>();
  readonly next = new Map<string, bigint>();
}

class Real {
  numbering: StoredNumbering;
  constructor(numbering: StoredNumbering) {
    this.numbering = numbering;
  }
}

const START = 9_007_199_254_740_990n;
const shops: NumberSeries[] = [0, 1].flatMap((branch) =>
  (['11.1', '1.1'] as const).map((invoiceType) => ({
    vatNumber: '123456783',
    branch,
    invoiceType,
    series: 'A',
  })),
);
const nameOf = ({ branch, invoiceType }: NumberSeries): string => `${branch} ${invoiceType}`;
const keyOf = (ticket: NumberTicket): string => `${nameOf(ticket)} ${ticket.aa}`;
/** A MARK for each number, and others for attempts to use it again; the last digits tell the numbers of a run apart. */
const markOf = ({ branch, invoiceType, aa }: NumberTicket, attempt: number): string =>
  `${attempt + 1}${branch}${invoiceType === '1.1' ? 1 : 2}${aa.slice(-6)}`;

const isRefused = async (step: Promise<unknown>): Promise<boolean> => {
  try {
    await step;
    return false;
  } catch (error) {
    expect((error as Error).name).toBe('RefusedStepError');
    return true;
  }
};

type Command = fc.AsyncCommand<Model, Real>;

class Reserve implements Command {
  readonly series: NumberSeries;
  readonly count: number;

  constructor(series: NumberSeries, count: number) {
    this.series = series;
    this.count = count;
  }
  check = () => true;
  async run(model: Model, { numbering }: Real): Promise<void> {
    const tickets = await Promise.all(
      Array.from({ length: this.count }, () => numbering.reserve(this.series)),
    );
    for (const ticket of tickets) {
      const expected = model.next.get(nameOf(this.series)) ?? START;
      expect(ticket.aa).toBe(expected.toString());
      expect(model.fates.has(keyOf(ticket))).toBe(false);
      model.next.set(nameOf(this.series), expected + 1n);
      model.fates.set(keyOf(ticket), { ticket, what: 'open' });
    }
  }
  toString = () => `reserve ${this.count} of ${nameOf(this.series)}`;
}

const picked = (model: Model, place: number): [string, Fate] | undefined => {
  const all = [...model.fates];
  return all[place % all.length];
};

class Commit implements Command {
  readonly place: number;
  readonly attempt: number;

  constructor(place: number, attempt: number) {
    this.place = place;
    this.attempt = attempt;
  }
  check = (model: Readonly<Model>) => model.fates.size > 0;
  async run(model: Model, { numbering }: Real): Promise<void> {
    const [key, fate] = picked(model, this.place) as [string, Fate];
    const refused = await isRefused(
      numbering.commit(fate.ticket, { mark: markOf(fate.ticket, this.attempt) }),
    );
    // Only another document under a number that has one is refused.
    expect(refused).toBe(fate.what === 'committed' && this.attempt > 0);
    if (!refused) model.fates.set(key, { ...fate, what: 'committed' });
  }
  toString = () => `commit ${this.place} with ${this.attempt}`;
}

class Burn implements Command {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }
  check = (model: Readonly<Model>) => model.fates.size > 0;
  async run(model: Model, { numbering }: Real): Promise<void> {
    const [key, fate] = picked(model, this.place) as [string, Fate];
    const refused = await isRefused(numbering.burn(fate.ticket, 'the customer left'));
    expect(refused).toBe(fate.what === 'committed');
    if (!refused) model.fates.set(key, { ...fate, what: 'burnt' });
  }
  toString = () => `burn ${this.place}`;
}

class Crash implements Command {
  check = () => true;
  async run(_: Model, real: Real): Promise<void> {
    real.numbering = memoryNumberingFromJSON(JSON.parse(JSON.stringify(real.numbering)));
  }
  toString = () => 'crash';
}

class Account implements Command {
  check = () => true;
  async run(model: Model, { numbering }: Real): Promise<void> {
    const keysOf = (tickets: readonly NumberTicket[]): string[] => tickets.map(keyOf).sort();
    const fated = (what: Fate['what']): string[] =>
      [...model.fates].flatMap(([key, fate]) => (fate.what === what ? [key] : [])).sort();
    expect(keysOf(await numbering.open())).toEqual(fated('open'));
    expect(keysOf(await numbering.gaps())).toEqual(fated('burnt'));
    const [one] = shops;
    const mine = (await numbering.open(one)).map(keyOf);
    expect(mine).toEqual(
      [...model.fates.values()].flatMap(({ ticket, what }) =>
        what === 'open' && one !== undefined && nameOf(ticket) === nameOf(one) ? [keyOf(ticket)] : [],
      ),
    );
  }
  toString = () => 'account';
}

const commands = [
  fc
    .tuple(fc.constantFrom(...shops), fc.integer({ min: 1, max: 4 }))
    .map(([series, count]) => new Reserve(series, count)),
  fc.nat(50).map((place) => new Commit(place, 0)),
  fc.nat(50).map((place) => new Burn(place)),
  fc.constant(new Crash()),
  fc.constant(new Account()),
];

const opened = (): { model: Model; real: Real } => ({
  model: new Model(),
  real: new Real(memoryNumbering({ first: shops.map((series) => ({ ...series, aa: START })) })),
});

test('every number is reserved once and accounted for, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (steps) => {
      const both = opened();
      await fc.asyncModelRun(() => both, [...steps, new Account()]);
    }),
  );
});

test('a number with a document is not given to another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.boolean(), async (attempt, crashed) => {
      const { model, real } = opened();
      const steps = [
        new Reserve(shops[0] as NumberSeries, 1),
        new Commit(0, 0),
        ...(crashed ? [new Crash()] : []),
        new Commit(0, attempt),
        new Commit(0, 0),
        new Account(),
      ];
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
  );
});
