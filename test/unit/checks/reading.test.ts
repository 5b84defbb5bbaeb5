import { describe, expect, it } from 'vitest';
import { secondWays } from '../../../scripts/checks/reading/scan.js';

const whyIn = (text: string, file = 'src/sending/client/any.ts'): string[] =>
  secondWays(file, text).map(({ line, why }) => `${line} ${why}`);

const ZOD = 'zod outside /schema and the description of operations';
const NAMES = 'names of options without what their values may be';

describe('the check of readers', () => {
  it.each([
    ["import * as z from 'zod/mini';", [`1 ${ZOD}`]],
    ["\nconst z = await import('zod');", [`2 ${ZOD}`]],
    ["export { email } from 'zod';", [`1 ${ZOD}`]],
    ['const read = body.safeParse(given);', ['1 reading with zod']],
    ['const read = documentSchema.parse(given);', ['1 reading with zod']],
    ['const NAMES: OptionNames<Query> = { date: true, branch: true };', [`1 ${NAMES}`]],
    ['export const form: OptionForm<Query, string> = { date: true, branch: true };', [`1 ${NAMES}`]],
    [
      'const names = { date: true, branch: true } as const;\nreadOptions<Query>(given, names);',
      [`1 ${NAMES}`],
    ],
    ['readForm(given, { date: true, branch: true }, refuse);', [`1 ${NAMES}`]],
    [
      "const isOne = typeof given === 'object' && given !== null && 'a' in given;",
      ['1 isObject or isRecord by hand'],
    ],
  ])('refuses %s', (text, why) => {
    expect(whyIn(text)).toEqual(why);
  });

  it.each([
    'const form: OptionForm<Query, string> = { date: [isDay, "2026-11-20"], branch: true };',
    'readOptions<Options>(given, { locale: true });',
    'readOptions(given, call.query);',
    'const SET: Readonly<Record<Standing, true>> = { held: true, issued: true };',
    'const read = JSON.parse(text); Date.parse(text);',
  ])('accepts %s', (text) => {
    expect(whyIn(text)).toEqual([]);
  });

  it.each(['src/schema/zod-of.ts', 'src/tools/operations/tables/view.ts'])('accepts zod in %s', (file) => {
    expect(whyIn("import * as z from 'zod';", file)).toEqual([]);
  });

  it('accepts reading with zod at one place of operations', () => {
    expect(whyIn('schema.safeParse(given)', 'src/tools/operations/core/perform.ts')).toEqual([]);
    expect(whyIn('schema.safeParse(given)', 'src/tools/operations/core/call.ts')).toEqual([
      '1 reading with zod',
    ]);
  });
});
