import { readdirSync } from 'node:fs';

/** The tests that meet the mutants: those of what is mutated. They need no other process and no clock. */
const FOLDERS = ['test/unit/money', 'test/unit/totals', 'test/unit/rules'];

/**
 * The one counts how often a member is read in 10,000 lines, which takes as long to prepare as all other tests; the others
 * compare sources with a list of sentences, and with the names of files, which is data.
 */
const LEFT_OUT = new Set([
  'test/unit/rules/totals/linear.test.ts',
  'test/unit/rules/statements.test.ts',
  'test/unit/rules/rule-id.test.ts',
]);

/** Tests that compare times, which on a busy machine say nothing about a mutant. */
const TIMED = /linear time|stays linear/;

export const isTimed = ({ name }) => TIMED.test(name);

/** The test files, from the root of the project. */
export const testFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
    .filter((file) => !LEFT_OUT.has(file))
    .sort();

/** Subjects of rules, each with its own folder of tests. */
const SUBJECT = /^src\/rules\/(?:(?<folder>[a-z]+)\/|validate-(?<alone>batch)\.ts$)/;

/** What every subject is held by: its examples, its words, what it reads, its fixes. */
const OF_ALL_SUBJECTS = /^test\/unit\/rules\/(?:[\w.-]+$|fixes\/)/;

/** Parts of the rules that all subjects stand on, so that the tests of all of them count. */
const SHARED = new Set(['engine']);

/** Links and orders, and what both stand on, have tests in common. */
const RELATED = {
  across: ['across', 'links', 'order'],
  links: ['links', 'across'],
  order: ['order', 'across'],
};

/** Every combination of a table, every document beside every other: for the subject itself, not for what all stand on. */
const LONG = /\/(?:classification\/combinations|across\/reads|batch\/batch)\./;

/** The rule that a test of all rules is about, by its name: `header/flag-false > finds its bad example 0`. */
const RULE = /(?:^|[\s[])([a-z]+)\/[a-z]/;

/**
 * Whether a test is among those that should find a mutant of this source. A mutant that only the tests of another
 * folder would find, by chance, counts as a survivor.
 */
export function concerns(test, source) {
  if (source.startsWith('src/money/')) return test.file.startsWith('test/unit/money/');
  if (source.startsWith('src/totals/')) return test.file.startsWith('test/unit/totals/');
  const { folder, alone } = SUBJECT.exec(source)?.groups ?? {};
  const subject = folder ?? alone;
  if (subject === undefined || SHARED.has(subject)) {
    return test.file.startsWith('test/unit/rules/') && !LONG.test(test.file);
  }
  const subjects = RELATED[subject] ?? [subject];
  if (subjects.some((each) => test.file.startsWith(`test/unit/rules/${each}/`))) {
    return !LONG.test(test.file) || test.file.startsWith(`test/unit/rules/${subject}/`);
  }
  return OF_ALL_SUBJECTS.test(test.file) && subjects.includes(RULE.exec(test.name)?.[1] ?? subject);
}

/** What is made at its first use and kept, so that only the first test of a loading meets it. */
export const isKept = (source) =>
  /^src\/rules\/(?:shape\/(?:plan|members)|engine\/index-by-type|authority\/rules-of|explain|once|named-codes|comparable|sane-severity|\w+\/[\w-]*labels?(?:-mismatch)?)\.ts$/.test(
    source,
  );
