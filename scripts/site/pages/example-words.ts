import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import type { Issue } from '../../../src/types/index.js';
import { inline, lines, link, list } from '../../docs/markdown.js';
import { addressOf, type SiteLanguage } from '../page.js';
import { routeOfRule } from '../routes.js';
import { type ExampleWords, siteWords } from '../words.js';
import { pointerOf } from './correction.js';

/** Long values are shortened; the whole example follows. */
function valueWords(value: unknown): string {
  const text = JSON.stringify(value);
  return inline(text.length <= 160 ? text : `${text.slice(0, 157)}…`);
}

type Changes = Pick<Example, 'set' | 'remove'>;

/** The sentences about an example of a rule, in one language. */
export function exampleWords(example: Example, layer: Rule['layer'], language: SiteLanguage): string {
  const samples = addressOf('rules/samples', language);
  const sample = (name: string): string => link(inline(name), `${samples}#${anchorOfSample(name, layer)}`);
  return exampleSentences(example, siteWords[language].example, sample);
}

/** The same with given words; `sample` makes the link to a sample. */
export function exampleSentences(
  example: Example,
  words: ExampleWords,
  sample: (name: string) => string,
): string {
  const changesIn = ({ set = {}, remove = [] }: Changes): string =>
    [
      ...Object.entries(set).map(([at, value]) => `${inline(at)} ${valueWords(value)}`),
      ...remove.map((at) => words.left(inline(at))),
    ].join(', ');

  function related(given: NonNullable<Example['related']>[number]): string {
    if (typeof given === 'string') return sample(given);
    if ('openOrder' in given) return words.openOrder(valueWords(given.openOrder));
    const changes = [
      ...(given.mark === undefined ? [] : [words.withMark(inline(given.mark))]),
      ...(given.uid === undefined ? [] : [words.withUid(inline(given.uid))]),
      changesIn(given),
    ].filter((part) => part !== '');
    return `${sample(given.sample)}${changes.length === 0 ? '' : ` (${changes.join(', ')})`}`;
  }

  const changes = [
    ...(example.copies === undefined ? [] : [words.copies(example.copies)]),
    ...Object.entries(example.set ?? {}).map(([at, value]) => words.is(inline(at), valueWords(value))),
    ...(example.remove ?? []).map((at) => words.removed(inline(at))),
    ...(example.now === undefined ? [] : [words.checkedAt(inline(example.now))]),
    ...(example.related === undefined
      ? []
      : example.related.length === 0
        ? [words.alone]
        : [words.beside(example.related.map(related).join(', '))]),
    ...(example.skipSignature === undefined
      ? []
      : [words.option(inline(`skipSignature: ${example.skipSignature}`))]),
    ...(example.specification === undefined ? [] : [words.version(inline(example.specification))]),
    ...(example.others ?? []).map((other) => words.other(sample(other.sample), changesIn(other))),
  ];
  if (changes.length === 0) return words.unchanged(sample(example.sample));
  return lines(words.where(sample(example.sample)), list(changes)).trimEnd();
}

/** The anchor of a sample on the page of samples. */
const anchorOfSample = (name: string, layer: Rule['layer']): string =>
  `${layer === 'facts' ? 'facts-' : ''}${name.toLowerCase()}`;

/** The issues of an example, in one language. */
export function issueWords(issues: readonly Issue[], language: SiteLanguage): string {
  const words = siteWords[language];
  if (issues.length === 0) return words.givesNothing;
  const items = issues.map(({ rule, severity, path, message }) => {
    const at = path.length === 0 ? words.wholeDocument : inline(pointerOf(path));
    const name = link(inline(rule), addressOf(routeOfRule(rule), language));
    return `**${words.severities[severity]}** ${name} · ${at}<br>${message}`;
  });
  return lines(words.gives, list(items)).trimEnd();
}
