import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonText } from '../../../../site/src/playground/json-text.js';

/** All paths of a value. */
function pathsOf(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [[], ...entries.flatMap(([step, inside]) => pathsOf(inside).map((path) => [step, ...path]))];
}

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown>)[step], value);

describe('places in JSON', () => {
  test('every path of a value leads to the text of what is there', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (given, indent) => {
        const text = JSON.stringify(given, null, indent);
        // Numbers such as -0 change when they are written.
        const value: unknown = JSON.parse(text);
        const json = new JsonText(text);
        expect(json.firstError()).toBeUndefined();
        for (const path of pathsOf(value)) {
          const node = json.valueAt(path);
          expect(JSON.parse(text.slice(node?.from, node?.to))).toEqual(at(value, path));
        }
      }),
    );
  });

  const text = '{\n  "lines": [\n    { "vat": 24 }\n  ],\n  "aa": "7"\n}';
  const marked = (path: readonly (string | number)[]): string => {
    const { from, to } = new JsonText(text).placeOf(path);
    return text.slice(from, to);
  };

  test('a member is marked with its name, an object or a list by its name or its bracket', () => {
    expect(marked(['aa'])).toBe('"aa": "7"');
    expect(marked(['lines', 0, 'vat'])).toBe('"vat": 24');
    expect(marked(['lines'])).toBe('"lines"');
    expect(marked(['lines', 0])).toBe('{');
    expect(marked([])).toBe('{');
  });

  test('what is missing is marked at the closest thing around it', () => {
    expect(marked(['lines', 0, 'income'])).toBe('{');
    expect(marked(['lines', 3, 'vat'])).toBe('"lines"');
    expect(marked(['issuer', 'vatNumber'])).toBe('{');
    expect(new JsonText('').placeOf(['aa'])).toEqual({ from: 0, to: 0 });
  });

  test('the first place that is not JSON is found', () => {
    expect(new JsonText('{ "aa": }').firstError()?.from).toBeGreaterThan(6);
    expect(new JsonText('{ "aa": 1 ').firstError()).toBeDefined();
    expect(new JsonText('{ "aa": 1 }').firstError()).toBeUndefined();
  });

  test('a position knows its path, and whether it is in a name', () => {
    const context = (found: string, by: number) => {
      const { path, isName } = new JsonText(text).contextAt(text.indexOf(found) + by);
      return { path, isName };
    };
    expect(context('"vat"', 2)).toEqual({ path: ['lines', 0, 'vat'], isName: true });
    expect(context('24', 1)).toEqual({ path: ['lines', 0, 'vat'], isName: false });
    expect(context('"7"', 1)).toEqual({ path: ['aa'], isName: false });
  });
});
