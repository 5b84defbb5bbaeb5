import type { ErrorExplanation } from '../../../rules/inside.js';
import type { HttpExplanation } from '../explain/http.js';
import type { ReceivedError } from '../explain/received.js';
import { clean } from '../terminal/clean.js';
import { tableLines } from './table.js';
import type { TextLook } from './text-look.js';
import { wrap } from './wrap.js';

type Row = readonly [label: string, value: string];

/** The explanation of a returned error, for people. */
export function errorLines(
  explanation: ErrorExplanation | HttpExplanation,
  look: TextLook,
): Generator<string> {
  return linesOf(nameOf(explanation), explanation, [], look);
}

/** An error of an answer, with what the answer says about it. */
export function* receivedLines(received: ReceivedError, look: TextLook): Generator<string> {
  const { entry, code, message, field, explanation } = received;
  const { words } = look;
  const rows: Row[] = [
    [words.explain.received, message],
    [words.explain.field, field ?? ''],
  ];
  const name = code ?? (explanation === null ? words.explain.withoutCode : nameOf(explanation));
  const place = entry === undefined ? '' : `${words.report.document(entry)} · `;
  yield* linesOf(`${place}${clean(name, 60)}`, explanation, rows, look);
}

const nameOf = (explanation: ErrorExplanation | HttpExplanation): string =>
  explanation.origin === 'http'
    ? [`HTTP ${explanation.status}`, explanation.code ?? ''].filter((part) => part !== '').join(' ')
    : 'code' in explanation
      ? explanation.code
      : explanation.message;

function* linesOf(
  name: string,
  explanation: ErrorExplanation | HttpExplanation | null,
  first: readonly Row[],
  { words, style, width }: TextLook,
): Generator<string> {
  const origin =
    explanation === null ? words.explain.unknownOrigin : words.explain.origin[explanation.origin];
  yield `${style.bold(name)} · ${origin}`;
  yield '';
  const steps = explanation !== null && 'steps' in explanation ? explanation.steps : [];
  if (steps.length > 1) {
    yield* wrap(explanation?.what ?? '', '  ', width);
    for (const [index, step] of steps.entries()) yield* wrap(`${index + 1}. ${step}`, '  ', width);
  } else
    yield* wrap(
      explanation === null ? words.explain.unknown : `${explanation.what} ${explanation.todo}`,
      '  ',
      width,
    );
  yield '';
  const about = explanation === null || explanation.origin === 'http' ? undefined : explanation;
  const filed = about !== undefined && 'filed' in about ? about.filed : undefined;
  const rows: Row[] = [
    ...first,
    [words.explain.fields, about?.fields.join(', ') ?? ''],
    [words.explain.rules, about?.rules.join(', ') ?? ''],
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
