import { basename } from 'node:path';
import { lines, madeBy, table } from './markdown.js';
import { described } from './service-sentences/index.js';
import type { HeldBy, Part, Sentence } from './service-sentences/sentence.js';

/** Titles have placeholders, which Markdown does not change in code. */
const testOf = ({ file, title }: HeldBy): string => `${basename(file, '.test.ts')}: \`${title}\``;

const rowOf = ([says, ...heldBy]: Sentence): string[] => [says, heldBy.map(testOf).join('; ')];

/** A part with the same name as its heading needs no second heading. */
const partLines = (heading: string, { name, sentences }: Part): string[] => [
  ...(name === heading ? [] : [`### ${name}`]),
  table(['The description says', 'Tests of the sandbox'], sentences.map(rowOf)),
];

/** The page with the sentences of the service description about the service, and the sandbox tests for each. */
export function serviceSentencesPage(): string {
  return lines(
    madeBy('scripts/docs/service-sentences'),
    '# The description and the sandbox',
    'What the service description says about the service, sentence by sentence, in our own words, and the sandbox tests for each sentence: the file in `test/unit/sandbox` and the title. What it says about documents is on [another page](stated-sentences.md).',
    ...described.flatMap(([heading, parts]) => [
      `## ${heading}`,
      ...parts.flatMap((part) => partLines(heading, part)),
    ]),
  );
}
