import type { ErrorExplanation } from '../../rules/authority/explain.js';
import { clean } from './clean.js';
import { tableLines } from './table.js';
import type { TextLook } from './text-look.js';
import { wrap } from './wrap.js';

/** The explanation of a returned error, for people. */
export function* errorLines(explanation: ErrorExplanation, look: TextLook): Generator<string> {
  const { words, style, width } = look;
  const { what, todo, fields, rules, origin } = explanation;
  const name = 'code' in explanation ? explanation.code : explanation.message;
  yield `${style.bold(name)} · ${words.explain.origin[origin]}`;
  yield '';
  yield* wrap(`${what} ${todo}`, '  ', width);
  yield '';
  const filed = 'filed' in explanation ? explanation.filed : undefined;
  const rows: (readonly [string, string])[] = [
    [words.explain.fields, fields.join(', ')],
    [words.explain.rules, rules.join(', ')],
    [words.explain.filed.mark, filed?.mark ?? ''],
    [words.explain.filed.uid, filed?.uid ?? ''],
    [words.explain.filed.authenticationCode, filed?.authenticationCode ?? ''],
  ];
  const shown = rows
    .filter(([, value]) => value !== '')
    .map((row) => ['', ...row.map((cell) => clean(cell))]);
  const paint = (cell: string, column: number) => (column === 1 ? style.dim(cell) : cell);
  yield* tableLines(shown, { width, paint });
  if (shown.length > 0) yield '';
}
