import type { NumberTicket } from '../../flows/inside.js';
import { expect, refused } from './expect.js';
import type { Cases } from './kit.js';

const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'T' } as const;
const table = (tickets: readonly NumberTicket[]) => ({ table: { numbers: tickets.map(({ aa }) => aa) } });

/** States and numbers that change as a whole. */
export const transactions: Cases = {
  'stores states with the numbers that it reserves': async ({ journal }) => {
    const reserve = [{ series, facts: { issueDate: '2026-11-20', memo: 'sale 1' } }, { series }];
    const sale = { versions: { table: undefined, other: undefined }, reserve };
    const states = (tickets: readonly NumberTicket[]) => ({ ...table(tickets), other: 1 });
    expect(await journal.transact({ ...sale, states })).toBe(true);
    expect(await journal.state('table')).toEqual({ numbers: ['1', '2'] });
    expect(await journal.state('other')).toBe(1);
    expect((await journal.numbering.open(series)).map(({ aa, memo = '' }) => [aa, memo])).toEqual([
      ['1', 'sale 1'],
      ['2', ''],
    ]);
  },

  'changes nothing if a state has another version': async ({ journal }) => {
    await journal.saveStates({ table: 'before', other: 'before' });
    const version = (await journal.storedState('table'))?.version;
    await journal.saveStates({ other: 'changed' });
    const reserve = [{ series }];
    const states = () => ({ table: 'after', other: 'after' });
    for (const versions of [
      { table: version, other: undefined },
      { table: version, other: version },
    ])
      expect(await journal.transact({ versions, reserve, states })).toBe(false);
    expect([await journal.state('table'), await journal.state('other')]).toEqual(['before', 'changed']);
    expect(await journal.numbering.open(series)).toEqual([]);
    expect((await journal.numbering.reserve(series)).aa).toBe('1');
  },

  'reserves nothing if the states cannot be made': async ({ journal }) => {
    const states = (): never => {
      throw new RangeError('no such table');
    };
    const versions = { table: undefined };
    await refused(journal.transact({ versions, reserve: [{ series }], states }), { name: 'RangeError' });
    expect(await journal.state('table')).toBeUndefined();
    expect((await journal.numbering.reserve(series)).aa).toBe('1');
  },

  'removes a state and settles its numbers': async ({ journal }) => {
    const versions = { table: undefined };
    await journal.transact({ versions, reserve: [{ series }, { series }, { series }], states: table });
    const [first, second, third] = (await journal.numbering.open(series)) as [
      NumberTicket,
      NumberTicket,
      NumberTicket,
    ];
    const version = (await journal.storedState('table'))?.version;
    const ending = {
      versions: { table: version },
      states: () => ({ table: undefined }),
      settle: [
        { ticket: first, as: 'released' },
        { ticket: second, as: 'burnt', why: 'the customer left' },
        { ticket: third, as: 'issued', answer: { mark: '400001970000301' } },
      ],
    } as const;
    expect(await journal.transact(ending)).toBe(true);
    expect(await journal.state('table')).toBeUndefined();
    expect(await journal.numbering.open(series)).toEqual([]);
    expect((await journal.numbering.gaps(series)).map(({ aa }) => aa)).toEqual(['2']);
    // A reservation is identified by its number and its time, in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await journal.numbering.reserve(series)).aa).toBe('1');
    // The first reservation of the number has ended, so it cannot give the second one back.
    await journal.numbering.release(first);
    expect((await journal.numbering.reserve(series)).aa).toBe('4');
  },

  'gives numbers back in their order, and none that is settled': async ({ journal: { numbering } }) => {
    const tickets: NumberTicket[] = [];
    for (let count = 0; count < 4; count += 1) tickets.push(await numbering.reserve(series));
    const [first, second, third, fourth] = tickets as [
      NumberTicket,
      NumberTicket,
      NumberTicket,
      NumberTicket,
    ];
    await numbering.commit(first, { mark: '400001970000302' });
    for (const ticket of [fourth, first, third, third]) await numbering.release(ticket);
    expect((await numbering.open(series)).map(({ aa }) => aa)).toEqual([second.aa]);
    const again = [await numbering.reserve(series), await numbering.reserve(series)];
    expect(again.map(({ aa }) => aa)).toEqual(['3', '4']);
    expect((await numbering.reserve(series)).aa).toBe('5');
    await refused(numbering.release({ ...first, aa: '9' }), { name: 'RefusedStepError' });
  },

  'makes one of two transactions on the same version': async ({ journal }) => {
    await journal.saveStates({ table: 0 });
    const version = (await journal.storedState('table'))?.version;
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        journal.transact({ versions: { table: version }, reserve: [{ series }], states: table }),
      ),
    );
    expect(made.filter(Boolean)).toEqual([true]);
    expect((await journal.numbering.open(series)).length).toBe(1);
  },
};
