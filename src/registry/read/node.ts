import { unescapeText } from '../characters.js';
import { RegistryXmlError } from '../error.js';
import { ATTRIBUTES, CDATA, placeOf, type Raw, TEXT } from './parse.js';
import { positionAt } from './position.js';

/** An element as read. */
export interface Node {
  readonly namespace: string;
  /** Without its prefix. */
  readonly name: string;
  readonly children: readonly Node[];
  /** The text between its tags, without that of its children. */
  readonly text: string;
  /** From where to where it stands in the source. */
  readonly start: number;
  readonly end: number;
}

/** What prefixes stand for; the empty one is of names without prefix. */
type Scope = ReadonlyMap<string, string>;

export const NO_SCOPE: Scope = new Map();

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

/** The elements among what stands between two tags. */
export const nodesOf = (content: readonly Raw[], outer: Scope, source: string): Node[] =>
  content.filter(isElement).map((raw) => nodeOf(raw, outer, source));

function nodeOf(raw: Raw, outer: Scope, source: string): Node {
  const [tag = ''] = Object.keys(raw);
  const content = raw[tag] as Raw[];
  const scope = scopeOf(raw, outer);
  const colon = tag.indexOf(':');
  const prefix = tag.slice(0, colon === -1 ? 0 : colon);
  const namespace = scope.get(prefix);
  const place = placeOf(raw);
  const refuse = (what: string): never => {
    throw new RegistryXmlError('malformed', what, { position: positionAt(source, place.start) });
  };
  if (namespace === undefined && prefix !== '') refuse(`the prefix ${prefix} is not declared`);
  if (attributesOf(raw).some(([, value]) => value.includes('<'))) refuse('an attribute holds <');
  return {
    namespace: namespace ?? '',
    name: tag.slice(colon + 1),
    children: nodesOf(content, scope, source),
    text: content.map(textOf).join(''),
    ...place,
  };
}
