import { describe, expect, it } from 'vitest';
import { readIdentifier, readParameters } from '../../../../src/sending/client/calls/read-query.js';
import { callWith, coreWith } from '../transport/core.js';

const core = coreWith();
const call = callWith({
  query: {
    word: { kind: 'text' },
    list: { kind: 'text', list: true, values: ['A'] },
    size: { kind: 'integer', min: 1, max: 200 },
    count: { kind: 'integer' },
    day: { kind: 'date' },
    sort: { kind: 'text', values: ['a:asc', 'a:desc'] },
  },
});

describe('the parameters of an onboarding call', () => {
  it.each<[unknown, object]>([
    [undefined, {}],
    [null, {}],
    [{ word: ' a ' }, { word: ' a ' }],
    [{ list: 'A' }, { list: 'A' }],
    [{ list: ['A', 'NEW'] }, { list: 'A,NEW' }],
    [{ size: 1 }, { size: '1' }],
    [
      { size: 200, count: -5 },
      { size: '200', count: '-5' },
    ],
    [
      { day: '2026-11-20', sort: 'a:desc' },
      { day: '2026-11-20', sort: 'a:desc' },
    ],
  ])('%j are written as %j', (given, expected) => {
    expect(readParameters(core, call, given)).toEqual({
      word: undefined,
      list: undefined,
      size: undefined,
      count: undefined,
      day: undefined,
      sort: undefined,
      ...expected,
    });
  });

  it.each<[object, string, string]>([
    [{ word: '' }, 'word', 'text'],
    [{ word: 5 }, 'word', 'text'],
    [{ list: [''] }, 'list', 'text'],
    [{ list: ['A', 5] }, 'list', 'text'],
    [{ size: 0 }, 'size', 'a whole number above 0'],
    [{ size: 201 }, 'size', 'a whole number above 0'],
    [{ size: '5' }, 'size', 'a whole number above 0'],
    [{ count: 1.5 }, 'count', 'a whole number above 0'],
    [{ day: '2026-02-30' }, 'day', 'a date as YYYY-MM-DD'],
    [{ sort: 'b:asc' }, 'sort', 'one of the described values'],
  ])('%j are refused: %s expects %s', (given, member, expected) => {
    expect(() => readParameters(core, call, given)).toThrow(
      expect.objectContaining({
        code: 'call/value',
        member,
        message: expect.stringContaining(`Expected: ${expected}`),
      }),
    );
  });

  it('are refused with other names, and are none for a call without a query', () => {
    expect(() => readParameters(core, call, { wrd: 'a' })).toThrow('wrd');
    expect(readParameters(core, callWith(), undefined)).toEqual({});
    expect(() => readParameters(core, callWith(), { a: 1 })).toThrow('a');
  });
});

it.each([
  ['r1', true],
  ['a.b', true],
  ['.a', true],
  ['a.', true],
  ['.', false],
  ['..', false],
  ['', false],
  [5, false],
])('the identifier %j may be in a path: %j', (value, isAccepted) => {
  if (isAccepted) expect(readIdentifier(core, 'requestId', value)).toBe(value);
  else {
    expect(() => readIdentifier(core, 'requestId', value)).toThrow(
      expect.objectContaining({
        code: 'call/value',
        member: 'requestId',
        message: expect.stringContaining('text that is not empty'),
      }),
    );
  }
});
