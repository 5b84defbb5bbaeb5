import { unescapeText } from '../characters.js';
import type { Fault } from './fault.js';
import { ATTRIBUTES, CDATA, parse, type Raw, spanOf, TEXT } from './parse.js';

/** An element, as read. */
export interface Node {
  readonly namespace: string;
  /** Without its prefix. */
  readonly name: string;
  readonly children: readonly Node[];
  /** The text between its tags, without the text of its children. */
  readonly text: string;
  /** The start and end in the source. */
  readonly start: number;
  readonly end: number;
}

/** Prefixes and their namespaces. The empty prefix is for names without a prefix. */
export type Scope = ReadonlyMap<string, string>;

const NO_SCOPE: Scope = new Map();

const attributesOf = (raw: Raw): [string, string][] =>
  Object.entries((raw[ATTRIBUTES] ?? {}) as Record<string, string>);

function scopeOf(raw: Raw, outer: Scope): Scope {
  const declared = attributesOf(raw).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([...outer, ...declared.map(([name, uri]) => [name.slice(6), unescapeText(uri)] as const)]);
}

function textOf(part: Raw): string {
  if (TEXT in part) return unescapeText(String(part[TEXT]));
  const [section] = (part[CDATA] ?? []) as Raw[];
  return String(section?.[TEXT] ?? '');
}

const isElement = (part: Raw): boolean => !(TEXT in part || CDATA in part);

/** Thrown for an undeclared prefix while nodes are created. */
class NoNamespace extends Error {
  readonly fault: Fault;

  constructor(prefix: string, index: number) {
    super(prefix);
    this.fault = { problem: 'malformed/prefix', params: { prefix: prefix.slice(0, 60) }, index };
  }
}

/** The single element of a text, or why it could not be read. `offset`: where the text begins in its source. */
export function nodeOf(text: string, outer: Scope = NO_SCOPE, offset = 0): Node | Fault {
  const started = startOf(text, outer, offset);
  return 'problem' in started ? started : started.node;
}

/** The single element of a text, and the prefixes in scope inside it. */
export function startOf(
  text: string,
  outer: Scope = NO_SCOPE,
  offset = 0,
): { node: Node; scope: Scope } | Fault {
  const parsed = parse(text);
  if ('problem' in parsed) return { ...parsed, index: offset + parsed.index };
  try {
    return { node: made(parsed.raw, outer, offset), scope: scopeOf(parsed.raw, outer) };
  } catch (error) {
    if (error instanceof NoNamespace) return error.fault;
    throw error;
  }
}

function made(raw: Raw, outer: Scope, offset: number): Node {
  const [tag = ''] = Object.keys(raw);
  const content = raw[tag] as Raw[];
  const scope = scopeOf(raw, outer);
  const colon = tag.indexOf(':');
  const prefix = tag.slice(0, colon === -1 ? 0 : colon);
  const namespace = scope.get(prefix);
  const { start, end } = spanOf(raw);
  if (namespace === undefined && prefix !== '') throw new NoNamespace(prefix, offset + start);
  return {
    namespace: namespace ?? '',
    name: tag.slice(colon + 1),
    children: content.filter(isElement).map((child) => made(child, scope, offset)),
    text: content.map(textOf).join(''),
    start: offset + start,
    end: offset + end,
  };
}
