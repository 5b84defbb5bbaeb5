import { describe, expect, it } from 'vitest';
import {
  inTurn,
  type NumberPlace,
  NumberSteps,
  type NumberStore,
} from '../../../../src/flows/numbering/steps.js';

const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const NOON = '2026-11-20T10:00:00.000Z';

describe('steps on a store that answers later', () => {
  it('wait for each answer in turn', async () => {
    const asked: string[] = [];
    const later = async <Value>(name: string, value: Value): Promise<Value> => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      asked.push(name);
      return value;
    };
    const added: NumberPlace[] = [];
    const store: NumberStore = {
      next: () => later('next', '7'),
      add: async (place) => {
        added.push(place);
        await later('add', undefined);
      },
      skipTo: () => later('skipTo', '7'),
      find: () => later('find', undefined),
      save: () => later('save', undefined),
      named: () => later('named', undefined),
      all: () => later('all', added),
    };
    const steps = new NumberSteps(store, {
      locale: undefined,
      only: undefined,
      holder: undefined,
      now: () => new Date(NOON),
    });
    expect(await inTurn(steps.reserve(A))).toStrictEqual({ ...A, aa: '7', reservedAt: NOON });
    expect(added).toEqual([{ series: A, record: { aa: '7', reservedAt: NOON } }]);
    expect(await inTurn(steps.open())).toEqual([{ ...A, aa: '7', reservedAt: NOON }]);
    expect(asked).toEqual(['next', 'add', 'all']);
  });
});
