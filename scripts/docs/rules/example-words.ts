import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import type { Issue } from '../../../src/types/index.js';
import { pointerOf } from '../../site/pages/correction.js';
import { exampleSentences } from '../../site/pages/example-words.js';
import { siteWords } from '../../site/words.js';
import { inline, lines, link, list } from '../markdown.js';

const sampleLink = (name: string, layer: Rule['layer']): string =>
  layer === 'facts'
    ? link(inline(name), `samples.md#facts-${name.toLowerCase()}`)
    : link(inline(name), `samples.md#${name.toLowerCase()}`);

/** An example in words: the sample, its changes, and the circumstances. */
export const exampleWords = (example: Example, layer: Rule['layer']): string =>
  exampleSentences(example, siteWords.en.example, (name) => sampleLink(name, layer));

/** The issues of an example, in both languages. */
export function issueWords(english: readonly Issue[], greek: readonly Issue[]): string {
  if (english.length === 0) return 'It gives no issue.';
  const words = english.map(({ rule, severity, path, message }, index) => {
    const at = path.length === 0 ? 'the whole document' : inline(pointerOf(path));
    return `**${severity}** ${inline(rule)} at ${at}<br>${message}<br>${greek[index]?.message ?? ''}`;
  });
  return lines('It gives:', list(words)).trimEnd();
}
