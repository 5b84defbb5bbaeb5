import { basename } from 'node:path';
import { lines, madeBy, table } from './markdown.js';
import { described } from './service-sentences/index.js';
import type { HeldBy, Part, Sentence } from './service-sentences/sentence.js';

/** Titles have placeholders, which Markdown leaves alone in code. */
const testOf = ({ file, title }: HeldBy): string => `${basename(file, '.test.ts')}: \`${title}\``;

const rowOf = ([says, ...heldBy]: Sentence): string[] => [says, heldBy.map(testOf).join('; ')];

/** Parts of one name under their heading need no second one. */
const partLines = (heading: string, { name, sentences }: Part): string[] => [
  ...(name === heading ? [] : [`### ${name}`]),
  table(['The description says', 'Tests of the sandbox'], sentences.map(rowOf)),
];

/** The sentences of the service description about the service, and the tests that hold the sandbox to each. */
export function serviceSentencesPage(): string {
  return lines(
    madeBy('scripts/docs/service-sentences'),
    '# The description and the sandbox',
    'What the service description says of the service, sentence by sentence, in our own words, and the tests that hold the sandbox to it: the file in `test/unit/sandbox` and the title. What it says of documents is on [another page](stated-sentences.md).',
    ...described.flatMap(([heading, parts]) => [
      `## ${heading}`,
      ...parts.flatMap((part) => partLines(heading, part)),
    ]),
  );
}
