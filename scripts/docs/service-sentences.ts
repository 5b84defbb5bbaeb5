import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lines, madeBy, table } from './markdown.js';

/** The list of the sentences, and the tests beside which they stand. */
const LIST = 'reference/service-sentences.md';
const TESTS = 'test/unit/sandbox';

/** A sentence beside a test, or the title of a test as it is written: those of describe are not tests. */
const TAG_OR_TITLE =
  /\/\/ Description: (?<tag>.+)|(?:\bit\(|\btest\(|\)\()\s*(?:'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)")/g;

/** The tests of the sandbox, such as ``pos: `is held` ``, by the sentence that stands beside them. */
export const heldBy = new Map<string, string[]>();
for (const file of readdirSync(TESTS).filter((name) => name.endsWith('.test.ts'))) {
  let tags: string[] = [];
  for (const { groups = {} } of readFileSync(join(TESTS, file), 'utf8').matchAll(TAG_OR_TITLE)) {
    if (groups['tag'] !== undefined) tags.push(groups['tag']);
    else {
      // Titles have placeholders, which Markdown does not change in code.
      const test = `${basename(file, '.test.ts')}: \`${groups['single'] ?? groups['double']}\``;
      for (const tag of tags) heldBy.set(tag, [...(heldBy.get(tag) ?? []), test]);
      tags = [];
    }
  }
}

/** The parts of the description: the heading, the name of the part, and its sentences in their order. */
export const described = readFileSync(LIST, 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = '', ...parts] = section.split(/\n+### /);
    return parts.map((part) => {
      const [name = '', ...sentences] = part.trim().split(/\n+- /);
      return { heading: heading.trim(), name, sentences };
    });
  });

/** The page with the sentences of the service description about the service, and the sandbox tests for each. */
export const serviceSentencesPage = (): string =>
  lines(
    madeBy(`${LIST} and ${TESTS}`),
    '# The description and the sandbox',
    'What the service description says about the service, sentence by sentence, in our own words, and the sandbox tests for each sentence: the file in `test/unit/sandbox` and the title. What it says about documents is on [another page](stated-sentences.md).',
    ...described.flatMap(({ heading, name, sentences }, index) => [
      ...(described[index - 1]?.heading === heading ? [] : [`## ${heading}`]),
      // A part with the same name as its heading needs no second heading.
      ...(name === heading ? [] : [`### ${name}`]),
      table(
        ['The description says', 'Tests of the sandbox'],
        sentences.map((says) => [says, (heldBy.get(says) ?? []).join('; ')]),
      ),
    ]),
  );
