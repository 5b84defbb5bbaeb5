import type { Params } from '../../types/index.js';
import { RegistryXmlError, type RegistryXmlProblem } from '../core/error.js';
import { positionAt } from './positions.js';

/** A fault in XML, and its position. */
export interface Fault {
  readonly problem: RegistryXmlProblem;
  readonly params: Params;
  readonly index: number;
}

export const errorOf = ({ problem, params, index }: Fault, text: string): RegistryXmlError =>
  new RegistryXmlError(problem, { params, position: positionAt(text, index) });

/** Where the parser stopped. */
interface Stop {
  readonly text: string;
  /** The end of the last tag, comment, section or instruction. */
  readonly done: number;
  readonly at: number;
  /** The name of the last element that ended. */
  readonly ended: string;
}

const NOT_CLOSED = 'unclosed tag: ';
const ENDED = /^(?:unclosed tag|unexpected end|document must contain a root)/;
const PREFIX = /^unbound namespace prefix: "(.*)"\.$/s;
/** An ampersand that begins no reference that XML has without a document type. */
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/g;

/** What the words of the parser mean. Any others are repeated. */
const PROBLEMS: readonly (readonly [words: RegExp, problem: RegistryXmlProblem])[] = [
  [/^text data outside/, 'malformed/text'],
  [/^documents may contain only one root/, 'malformed/several-roots'],
  [/^un(?:expected close|matched closing) tag/, 'malformed/end-tag'],
  [PREFIX, 'malformed/prefix'],
  [/^malformed comment/, 'malformed/comment-dashes'],
  [/^the string "]]>"/, 'malformed/section-end'],
  [/^processing instruction without|in processing instruction name/, 'malformed/instruction-name'],
  [/XML declaration must/, 'malformed/declaration'],
  [/^disallowed character in tag name$|^incorrect syntax/, 'malformed/stray'],
  // Every other character was looked at before.
  [/^disallowed character\.$/, 'malformed/tag-less'],
  [/doctype/, 'doctype'],
];

/** A name of any length, shortened for display. */
const shortened = (name: string): string => name.slice(0, 60);

/** The fault that the parser reports, where a reader of the text looks for it. */
export function faultOf(words: string, stop: Stop): Fault {
  const { text, done, at } = stop;
  const opening = text.indexOf('<', done);
  BARE.lastIndex = done;
  const bare = BARE.exec(text)?.index ?? text.length;
  if (words.includes('entity')) {
    const index = text.lastIndexOf('&', at - 1);
    if (bare <= index) return { problem: 'entity', params: {}, index: bare };
    return { problem: 'character', params: { character: shortened(text.slice(index, at)) }, index };
  }
  if (ENDED.test(words)) {
    // The parser looks for the end of a reference in all that follows.
    if (bare < (opening === -1 ? text.length : opening))
      return { problem: 'entity', params: {}, index: bare };
    if (opening !== -1) return { problem: 'malformed/open', params: {}, index: opening };
    if (!words.startsWith(NOT_CLOSED)) return { problem: 'malformed/empty', params: {}, index: 0 };
    const name = shortened(words.slice(NOT_CLOSED.length));
    return { problem: 'malformed/not-closed', params: { name }, index: text.length };
  }
  const problem = PROBLEMS.find(([pattern]) => pattern.test(words))?.[1] ?? 'malformed/parser';
  return { problem, params: paramsOf(problem, words, stop), index: indexOf(problem, stop, opening) };
}

function indexOf(problem: RegistryXmlProblem, { text, done, at }: Stop, opening: number): number {
  if (problem === 'malformed/text') return done;
  if (problem === 'malformed/end-tag') return text.lastIndexOf('<', at - 1);
  if (problem === 'malformed/section-end') return text.lastIndexOf(']]>', at);
  return problem === 'malformed/comment-dashes' ? text.lastIndexOf('<!--', at) : opening;
}

function paramsOf(problem: RegistryXmlProblem, words: string, { text, at, ended }: Stop): Params {
  if (problem === 'malformed/prefix') return { prefix: shortened(PREFIX.exec(words)?.[1] ?? '') };
  // The words repeat names from the text, however long they are.
  if (problem === 'malformed/parser') return { detail: words.slice(0, 200).replace(/\.$/, '') };
  if (problem !== 'malformed/end-tag') return {};
  const found = shortened(text.slice(text.lastIndexOf('<', at - 1) + 2, at - 1).trim());
  return { found, ...(words.startsWith('unexpected') && { open: shortened(ended) }) };
}
