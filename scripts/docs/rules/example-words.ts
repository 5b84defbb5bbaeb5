import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import type { Issue, Path } from '../../../src/types/index.js';
import { inline, lines, link, list } from '../markdown.js';

const pointer = (path: Path): string =>
  path.length === 0
    ? ''
    : `/${path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** Long values are described instead of shown. */
function valueWords(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= 160 ? inline(text) : inline(`${text.slice(0, 157)}…`);
}

const sampleLink = (name: string, layer: Rule['layer']): string =>
  layer === 'facts'
    ? link(inline(name), `samples.md#facts-${name.toLowerCase()}`)
    : link(inline(name), `samples.md#${name.toLowerCase()}`);

/** An example in words: the sample, its changes, and the circumstances. */
export function exampleWords(example: Example, layer: Rule['layer']): string {
  const sample = sampleLink(example.sample, layer);
  const changes = [
    ...(example.copies === undefined ? [] : [`there are ${example.copies} of them, numbered from 1 on`]),
    ...Object.entries(example.set ?? {}).map(([at, value]) => `${inline(at)} is ${valueWords(value)}`),
    ...(example.remove ?? []).map((at) => `${inline(at)} is left out`),
    ...(example.now === undefined ? [] : [`checked at ${inline(example.now)}`]),
    ...(example.related === undefined
      ? []
      : example.related.length === 0
        ? ['without related documents']
        : [`beside ${example.related.map((given) => relatedWords(given, layer)).join(', ')}`]),
    ...(example.skipSignature === undefined
      ? []
      : [`checked with ${inline(`skipSignature: ${example.skipSignature}`)}`]),
    ...(example.specification === undefined
      ? []
      : [`checked by version ${inline(example.specification)} of the specification`]),
    ...(example.others ?? []).map((other) => besideWords(other, layer)),
  ];
  if (changes.length === 0) return `The sample ${sample}, unchanged.`;
  return lines(`The sample ${sample}, where`, list(changes)).trimEnd();
}

/** The related documents of an example. */
function relatedWords(given: NonNullable<Example['related']>[number], layer: Rule['layer']): string {
  if (typeof given === 'string') return sampleLink(given, layer);
  if ('openOrder' in given) return `the record of an open slip ${valueWords(given.openOrder)}`;
  const { sample, mark, uid, set = {}, remove = [] } = given;
  const changes = [
    ...(mark === undefined ? [] : [`with the MARK ${inline(mark)}`]),
    ...(uid === undefined ? [] : [`with the UID ${inline(uid)}`]),
    ...Object.entries(set).map(([at, value]) => `${inline(at)} ${valueWords(value)}`),
    ...remove.map((at) => `${inline(at)} left out`),
  ];
  return `${sampleLink(sample, layer)}${changes.length === 0 ? '' : ` (${changes.join(', ')})`}`;
}

/** Another document of the same request. */
function besideWords({ sample, set = {} }: Example, layer: Rule['layer']): string {
  const changes = Object.entries(set).map(([at, value]) => `${inline(at)} ${valueWords(value)}`);
  const changed = changes.length === 0 ? '' : `, with ${changes.join(', ')}`;
  return `the request has ${sampleLink(sample, layer)} as well${changed}`;
}

/** The issues of an example, in both languages. */
export function issueWords(english: readonly Issue[], greek: readonly Issue[]): string {
  if (english.length === 0) return 'It gives no issue.';
  const words = english.map(({ rule, severity, path, message }, index) => {
    const at = path.length === 0 ? 'the whole document' : inline(pointer(path));
    return `**${severity}** ${inline(rule)} at ${at}<br>${message}<br>${greek[index]?.message ?? ''}`;
  });
  return lines('It gives:', list(words)).trimEnd();
}
