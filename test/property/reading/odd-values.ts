import fc from 'fast-check';

class WithMembers {
  country = 'GR';
  branch = 0;
}

/** A function, so that each use makes a value of its own. */
type Make = () => unknown;

const MADE: readonly Make[] = [
  () => new Date(0),
  () => new Map([['country', 'GR']]),
  () => new WithMembers(),
  () => Object.create({ vatNumber: '123456783', country: 'GR', branch: 0 }) as unknown,
  () => Object.assign(Object.create(null) as object, { vatNumber: '123456783', country: 'GR', branch: 0 }),
  () => Object.setPrototypeOf([], null) as unknown,
  () => JSON.parse('{"__proto__":{"country":"GR"}}') as unknown,
  () => ({ [Symbol('country')]: 'GR' }),
  () => {
    const list: unknown[] = [];
    list[1] = { type: 5, amount: 1 };
    return list;
  },
  () => ({
    get country() {
      return 'GR';
    },
  }),
];

/** Values that are wrong, or at the edge, in some member or other. Each is made anew. */
export const oddValue: fc.Arbitrary<Make> = fc.oneof(
  fc.constantFrom(...MADE),
  fc
    .constantFrom<unknown>(
      undefined,
      null,
      true,
      false,
      '',
      '0',
      'rest',
      'goods',
      'GR',
      'EL',
      'EUR',
      '1.1',
      '2026-02-29',
      '2024-02-29',
      '24:00:00',
      '23:59:59',
      '\u00DF\u03C9\u20AC\u2013',
      'a\u200Bb',
      'a\u0000b',
      '\uD800',
      '\u{1F642}'.repeat(151),
      '\u{1F642}'.repeat(5),
      'x'.repeat(151),
      'x'.repeat(10_001),
    )
    .map((value) => () => value),
  fc
    .constantFrom<unknown>(
      0,
      -0,
      -1,
      1,
      1.5,
      0.005,
      12.345,
      2 ** 31,
      2 ** 53,
      1e15,
      9_999_999_999_999.99,
      1e21,
      1e308,
      5e-324,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      10n,
      Symbol('x'),
      () => 5,
    )
    .map((value) => () => value),
  fc.constantFrom<Make>(
    () => [],
    () => ({}),
    () => [null],
    () => [undefined],
    () => [[]],
    () => [{}],
    () => [400001234567890],
    () => ['A'.repeat(40)],
    () => ({ percent: '10' }),
  ),
  fc.oneof(fc.double(), fc.integer(), fc.string({ unit: 'grapheme' })).map((value) => () => value),
);
