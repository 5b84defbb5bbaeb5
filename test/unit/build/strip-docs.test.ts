import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { stripDocs } from '../../../scripts/build/strip-docs.js';
import { toSource } from '../../../scripts/build/to-source.js';

/** The text without blanks, where members were taken out. */
const stripped = (text: string): string => stripDocs(text, 'rule.ts').replace(/\s+/g, '');

describe('stripDocs', () => {
  it('removes source and examples from a record, wherever they are', () => {
    expect(
      stripped(`rule({
        source: 'Service description',
        id: 'a/b',
        // Why it is an example.
        good: { sample: 'x', set: { a: [1] } },
        check(document, found) { found(['source']); },
        bad: [{ sample: 'x' }],
      });`),
    ).toBe("rule({id:'a/b',check(document,found){found(['source']);},});");
  });

  it('removes them from the arguments of a helper, with the parts of an example', () => {
    expect(
      stripDocs(
        "shapeRule('type', { params: ['a'], source: S, set: { x: 1 } })",
        '/src/rules/shape/rules.ts',
      ),
    ).toBe("shapeRule('type', { params: ['a'], })");
    expect(stripped('const make = ({ id, good, bad }) => rule({ id, good, bad })')).toBe(
      'constmake=({id,good,bad})=>rule({id,})',
    );
  });

  it('removes the names of params, but not their values', () => {
    expect(stripped("rule({ id: 'a/b', params: ['x'] }); found(path, { kind, params: { x } })")).toBe(
      "rule({id:'a/b',});found(path,{kind,params:{x}})",
    );
    expect(stripped("const make = (facts) => rule({ ...facts, params: ['x', ...more] })")).toBe(
      'constmake=(facts)=>rule({...facts,})',
    );
  });

  it('removes whether the rule has a fix', () => {
    expect(stripped("rule({ id: 'a/b', authorityCode: 1, hasSafeFix: true })")).toBe(
      "rule({id:'a/b',authorityCode:1,})",
    );
  });

  it('leaves other objects and line numbers unchanged', () => {
    const text = 'const fix = {\n  set: 1,\n  remove: 2,\n};\n';
    expect(stripDocs(text, 'rule.ts')).toBe(text);
    const record = 'rule({\n  id: 1,\n  bad: [\n    2,\n  ],\n  check,\n});\n';
    expect(stripDocs(record, 'rule.ts').split('\n')).toHaveLength(record.split('\n').length);
  });
});

describe('toSource', () => {
  it.each([
    [
      {
        a: undefined,
        b: Number.NaN,
        c: -0,
        d: null,
        e: [true, 'x"\n'],
        f: 7n,
        '/p/0': Number.POSITIVE_INFINITY,
      },
    ],
    [JSON.parse('{ "__proto__": 1 }')],
  ])('writes %o unchanged', (value) => {
    expect(runInThisContext(`(${toSource(value)})`)).toStrictEqual(value);
  });

  it.each([[() => 1], [Symbol('x')], [new Date(0)]])('refuses %s', (value) => {
    expect(() => toSource({ value })).toThrow(/Not plain data/);
  });
});
