import { allRefusals, type Refusal } from '../../../src/flows/refusals/index.js';
import { el } from '../../../src/issues/locales/el.js';
import { en } from '../../../src/issues/locales/en.js';
import { inline, lines, madeBy, table } from '../markdown.js';

const subjectOf = ({ id }: Refusal): string => id.split('/')[0] ?? '';

const sentences = (words: { what: string; todo: string } | undefined): string =>
  `${words?.what} ${words?.todo}`;

/** Every step that a flow refuses, by flow. */
export function refusalsPage(): string {
  const subjects = new Map<string, Refusal[]>();
  for (const refusal of allRefusals) {
    subjects.set(subjectOf(refusal), [...(subjects.get(subjectOf(refusal)) ?? []), refusal]);
  }
  return lines(
    madeBy('the records in src/flows/refusals'),
    '# Refusals of the flows',
    `A step that a flow cannot take throws \`RefusedStepError\`; its \`issues\` have these ids. ${allRefusals.length} refusals, by flow.`,
    ...[...subjects].map(([subject, refusals]) =>
      lines(
        `## ${subject}`,
        table(
          ['Refusal', 'English', 'Ελληνικά', 'Source'],
          refusals.map(({ id, source }) => [inline(id), sentences(en[id]), sentences(el[id]), source]),
        ),
      ).trimEnd(),
    ),
  );
}
