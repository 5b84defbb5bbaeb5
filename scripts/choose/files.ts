// The files generated from reference/choose.json, by their paths in src.

import { generatedFrom, print } from '../codes/print.js';
import { type Row, read } from '../codes/reference.js';

const HEADER = generatedFrom('choose', 'reference/choose.json');
const { _meta, ...table } = read('choose.json');

const answersFile = () => `/**
 * Answers to the questions of \`choose\`. Each is optional.
 *
 * @example
 * const answers: Answers = { what: 'goods', buyer: 'business', place: 'eu' };
 */
export interface Answers {
${table.questions
  .map(({ id, en, options }: Row) => {
    const known = options.map((option: Row) => `'${option.id}'`);
    const one = `  readonly ${id}?: ${known.join(' | ')} | undefined;`;
    const several = `  readonly ${id}?:\n${known.map((each: Row) => `    | ${each}\n`).join('')}    | undefined;`;
    return `  /** ${en} */\n${one.length <= 110 ? one : several}`;
  })
  .join('\n')}
}
`;

const tableFile = () => `import type { ChooseTable } from '../table-types.js';

/** The questions, and the documents, VAT and classifications that follow from their answers. */
export const table: ChooseTable = ${print(table, { expand: true })};
`;

/** Every generated file with its text. */
export const files = new Map([
  ['tools/choose/generated/answers.ts', `${HEADER}${answersFile()}`],
  ['tools/choose/generated/table.ts', `${HEADER}${tableFile()}`],
]);
