/**
 * Checks that the build kept every rule complete: the record without the parts that only documentation and tests need,
 * and these parts in a separate file. It is the last step of `npm run build`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { docsOf } from '../../src/rules/docs.js';
import { type AnyRule, catalogue } from '../../src/tools/catalogue/catalogue.js';
import { explain } from '../../src/tools/catalogue/explain.js';
import { docNames } from './rule-files.js';

const modules = resolve('dist/modules');
const builtOf = (file: string) => import(pathToFileURL(`${modules}/${file}`).href);
const [built, docs, explained]: [
  { catalogue: readonly AnyRule[] },
  { docsOf: typeof docsOf },
  { explain: typeof explain },
] = await Promise.all([
  builtOf('tools/catalogue/catalogue.js'),
  builtOf('rules/docs.js'),
  builtOf('tools/catalogue/explain.js'),
]);

const isDocs = (name: string): boolean => docNames.includes(name);

/** The members that validation needs; for functions, only whether they exist. */
const needed = (rule: object): object =>
  Object.fromEntries(
    Object.entries(rule)
      .filter(([name]) => !isDocs(name) && name !== 'params' && name !== 'hasSafeFix')
      .map(([name, value]) => [name, typeof value === 'function' ? 'function' : value]),
  );

const documented = (rule: object): object =>
  Object.fromEntries(Object.entries(rule).filter(([name]) => isDocs(name)));

const problems: string[] = [];
if (built.catalogue.length !== catalogue.length) problems.push('the build has a different number of rules');
for (const [index, rule] of catalogue.entries()) {
  const lean = built.catalogue[index];
  if (lean?.id !== rule.id) {
    problems.push(`${rule.id} is not in its place`);
    continue;
  }
  const left = Object.entries(documented(lean)).filter(([, value]) => value !== undefined);
  for (const [name] of left) problems.push(`${rule.id}: ${name} could not be taken out of its record`);
  if (!isDeepStrictEqual(needed(lean), needed(rule))) problems.push(`${rule.id}: its record is incomplete`);
  if (!isDeepStrictEqual(documented(docs.docsOf(lean)), documented(docsOf(rule)))) {
    problems.push(`${rule.id}: its source or its examples are lost`);
  }
  if (!isDeepStrictEqual(explained.explain(rule.id), explain(rule.id))) {
    problems.push(`${rule.id}: the built explain returns something else`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
