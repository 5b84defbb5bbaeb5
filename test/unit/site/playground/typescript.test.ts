import fc from 'fast-check';
import { transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';
import { samplesOn } from '../../../../site/src/playground/samples.js';
import { programOf } from '../../../../site/src/playground/typescript.js';
import * as library from '../../../../src/index.js';
import { factsOf } from '../../../../src/testing/index.js';

/** Runs a program, and returns the document that it builds. */
function documentOf(program: string): unknown {
  const { outputText } = transpileModule(`${program}\nexport { document };`, {
    compilerOptions: { module: 1, target: 9 },
  });
  const exports: { document?: unknown } = {};
  new Function('exports', 'require', outputText)(exports, () => library);
  return exports.document;
}

describe('the program of the playground', () => {
  test.each(samplesOn('2026-11-20'))('for $id builds the same document with its builder', ({ facts }) => {
    const program = programOf(facts);
    expect(program).not.toContain('buildUnknown');
    expect(documentOf(program)).toEqual(library.buildUnknown(facts));
  });

  test('for any facts builds the same document', () => {
    fc.assert(
      fc.property(factsOf(), (given) => {
        const facts: unknown = JSON.parse(JSON.stringify(given));
        expect(documentOf(programOf(facts))).toEqual(library.buildUnknown(facts));
      }),
    );
  });

  test('for text with quotes, line feeds and backslashes keeps it', () => {
    const [coffee] = samplesOn('2026-11-20');
    const lines = [{ description: 'L\'or "d\\o"\u2028 α', gross: '1.00', vat: 24, income: 'goods' }];
    const facts = { ...coffee?.facts, lines };
    expect(documentOf(programOf(facts))).toEqual(library.buildUnknown(facts));
  });

  test('for what is not facts is one object', () => {
    expect(programOf(null)).toContain('buildUnknown(null)');
    expect(programOf({ type: '1.1' })).toContain("buildUnknown({ type: '1.1' })");
  });
});
