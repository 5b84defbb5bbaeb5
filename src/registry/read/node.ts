import { SaxesParser } from 'saxes';
import { type Fault, shortened } from './fault.js';

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

/**
 * Prefixes and their namespaces. The empty prefix is for names without a prefix. An element has only its own: those around it
 * are shared, because a copy for each element takes quadratic time.
 */
export class Scope {
  private readonly own: ReadonlyMap<string, string>;
  private readonly outer: Scope | undefined;

  constructor(own: ReadonlyMap<string, string> = new Map(), outer?: Scope) {
    this.own = own;
    this.outer = outer;
  }

  get(prefix: string): string | undefined {
    let scope: Scope | undefined = this;
    while (scope !== undefined && !scope.own.has(prefix)) scope = scope.outer;
    return scope?.own.get(prefix);
  }
}

/** An element, and the prefixes in scope inside it. */
export interface Scoped {
  readonly node: Node;
  readonly scope: Scope;
}

/** An element whose end tag has not come yet. */
interface Open extends Scoped {
  readonly node: { -readonly [Member in keyof Node]: Node[Member] } & { readonly children: Node[] };
}

const NO_SCOPE = new Scope();
/** What the parser puts before its words: line and column. */
const PLACE = /^\d+:\d+: /;

function scopeOf(attributes: Readonly<Record<string, string>>, outer: Scope): Scope {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
  if (declared.length === 0) return outer;
  return new Scope(new Map(declared.map(([name, uri]) => [name.slice('xmlns:'.length), uri])), outer);
}

/** The single element of a text that the scanner has passed, or why it could not be read. `offset`: its place in the source. */
export function nodeOf(text: string, outer: Scope = NO_SCOPE, offset = 0): Scoped | Fault {
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: Open | undefined;
  let fault: Fault | undefined;
  const lastTag = (): number => offset + text.lastIndexOf('<', parser.position - 1);
  parser.on('opentag', ({ name, attributes }) => {
    const scope = scopeOf(attributes, open.at(-1)?.scope ?? outer);
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    const namespace = scope.get(prefix);
    const start = lastTag();
    if (namespace === undefined && prefix !== '')
      fault ??= { problem: 'malformed/prefix', params: { prefix: shortened(prefix) }, index: start };
    open.push({
      node: {
        namespace: namespace ?? '',
        name: name.slice(colon + 1),
        children: [],
        text: '',
        start,
        end: 0,
      },
      scope,
    });
  });
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.node.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    element.node.end = offset + parser.position;
    open.at(-1)?.node.children.push(element.node);
    if (open.length === 0) root ??= element;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    // The message repeats names from the text, however long they are.
    const detail = String((error as Error).message)
      .replace(PLACE, '')
      .slice(0, 200)
      .replace(/\.$/, '');
    fault ??= { problem: 'malformed/parser', params: { detail }, index: lastTag() };
  }
  return fault ?? root ?? { problem: 'malformed/empty', params: {}, index: offset };
}
