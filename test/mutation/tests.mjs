import { pathToFileURL } from 'node:url';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** Vitest's own `expect`, which vitest exports only to the processes that it starts itself. */
const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  { unreachable: (message) => chai.assert.fail(message ?? 'expected not to be reached') },
);

const PLAIN = new Set(['string', 'number', 'boolean', 'bigint', 'undefined']);

/** The rows of a table are told apart by their plain values and their index; objects would take longer than the tests. */
const named = (name, values, index) => {
  const plain = values.filter((value) => PLAIN.has(typeof value));
  return `${name} [${[index, ...plain].join(', ')}]`;
};

/** The tests of one loading in their order, where their file is, and what a test file imports from `vitest`. */
export function collect() {
  const tests = [];
  const suites = [];
  const place = {
    file: '',
    get url() {
      return pathToFileURL(place.file).href;
    },
  };

  const describe = (name, body) => {
    suites.push(name);
    body();
    suites.pop();
  };
  const test = (name, body) => {
    tests.push({ file: place.file, name: [...suites, name].join(' > '), body });
  };
  const each = (take) => (rows) => (name, body) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      take(named(name, values, index), () => body(...values));
    }
  };
  describe.each = each(describe);
  test.each = each(test);
  return { tests, place, vitest: { describe, test, it: test, expect } };
}
