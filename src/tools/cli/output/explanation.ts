import { pointerOf, valueAt } from '../../../reading/inside.js';
import type { Explanation } from '../../catalogue/explanation.js';
import { clean } from '../terminal/clean.js';
import { issueJson } from './json.js';
import { placeWords } from './place.js';
import { plainWords } from './plain-words.js';
import { tableLines } from './table.js';
import type { TextLook } from './text-look.js';
import { wrap } from './wrap.js';

/** An explanation in JSON output: issues have pointers, as in reports. */
export const explanationJson = ({ bad, ...about }: Explanation) => ({
  ...about,
  bad: bad.map(({ document, issues }) => ({ document, issues: issues.map(issueJson) })),
});

export function* explanationLines(explanation: Explanation, look: TextLook): Generator<string> {
  const { words, style, width } = look;
  const { rule, severity, authorityCode, source, layer, what, todo, example } = explanation;
  yield `${style.bold(rule)} · ${words.report.severity[severity]}`;
  yield '';
  // Documents show below what breaks the rule. Steps and requests have no document, so the sentence has its values.
  const isShown = explanation.bad.length > 0;
  yield* wrap(
    isShown ? plainWords(`${what} ${todo}`) : clean(`${example.what} ${example.todo}`),
    '  ',
    width,
  );
  yield '';
  const rows: (readonly [string, string])[] = [
    ...typesRow(explanation, look),
    [words.explain.layer, words.explain.layers[layer]],
    ...(authorityCode === undefined
      ? []
      : [[words.explain.prevents, words.explain.error(authorityCode)] as const]),
    [words.explain.source, source],
    ...sinceRow(explanation, look),
  ];
  const paint = (cell: string, column: number) => (column === 1 ? style.dim(cell) : cell);
  yield* tableLines(
    rows.map((row) => ['', ...row]),
    { width, paint },
  );
  const examples = explanation.bad
    .map((each) => exampleLines(explanation, each, look))
    .filter((each) => each.length > 0);
  if (examples.length > 0) yield* ['', `  ${words.explain.breaks}`];
  for (const lines of examples) yield* lines;
  yield '';
}

function typesRow(explanation: Explanation, { words }: TextLook): [string, string][] {
  if (!('appliesTo' in explanation)) return [];
  const { appliesTo } = explanation;
  return [[words.explain.appliesTo, appliesTo === 'all' ? words.explain.allTypes : appliesTo.join(', ')]];
}

function sinceRow(explanation: Explanation, { words }: TextLook): [string, string][] {
  if (!('since' in explanation)) return [];
  const { since, until } = explanation;
  return [[words.explain.since, until === undefined ? since : `${since} – ${until}`]];
}

type Bad = Explanation['bad'][number];

/** The message of a bad example, and the value at its path. */
function exampleLines(
  { rule }: Explanation,
  { document, issues }: Bad,
  { words, style, width }: TextLook,
): string[] {
  const issue = issues.find((each) => each.rule === rule);
  if (issue === undefined) return [];
  const value = valueAt(document, issue.path);
  const shown =
    value === null || typeof value === 'object' || value === undefined
      ? ''
      : ` = ${clean(JSON.stringify(value), 80)}`;
  const place = `→ ${placeWords(issue.path, words.report)}  ${pointerOf(issue.path)}${shown}`;
  const [first = '', ...more] = wrap(clean(issue.message), '    ', width);
  return [`  ${style.red('✗')} ${first.trimStart()}`, ...more, ...wrap(place, '    ', width)];
}
