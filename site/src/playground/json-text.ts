import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/json';
import { tooDeepIn } from './depth.js';

/** A place in a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Path = readonly (string | number)[];

/** How much of a text is read behind its first error: the parser tries several ways around each one. */
const BEHIND_ERROR = 10_000;

const strict = parser.configure({ strict: true });

function treeOf(text: string): Tree {
  const parse = strict.startParse(text);
  try {
    for (;;) {
      const tree = parse.advance();
      if (tree !== null) return tree;
    }
  } catch {
    return parser.parse(text.slice(0, parse.parsedPos + BEHIND_ERROR));
  }
}

/** JSON as it is being typed: its tree exists even where the text is not valid yet. */
export class JsonText {
  readonly text: string;
  /** Whether its brackets are nested too deep. It is then read up to that place, which is its first error. */
  readonly isTooDeep: boolean;
  private readonly tree: Tree;
  /** What is in the lists and objects that were asked for: one of 20,000 is read once, and not for each of its issues. */
  private readonly elements = new Map<number, readonly SyntaxNode[]>();
  private readonly members = new Map<number, ReadonlyMap<string, JsonChild | undefined>>();
  private readonly lines: readonly number[];

  /** The tree is that of the text, if somebody has read it already. */
  constructor(text: string, tree?: Tree) {
    this.text = text;
    const end = tooDeepIn(text);
    this.isTooDeep = end !== undefined;
    this.tree = end === undefined && tree !== undefined ? tree : treeOf(text.slice(0, end));
    this.lines = [...text.matchAll(/\n/g)].map(({ index }) => index);
  }

  /** The number of the line at a position. */
  lineAt(position: number): number {
    return this.lines.filter((end) => end < position).length + 1;
  }

  /** The first place where the text is not JSON, or `undefined`. */
  firstError(): Span | undefined {
    let found: Span | undefined;
    this.tree.iterate({
      enter: ({ type, from, to }) => {
        if (type.isError && found === undefined) found = { from, to: Math.max(to, from) };
      },
    });
    return found;
  }

  /** The place of a path: the member, or the closest thing around it that exists. */
  placeOf(path: Path): Span {
    let value = this.root();
    let place = value === undefined ? { from: 0, to: 0 } : headOf(value);
    for (const step of path) {
      const inside = value === undefined ? undefined : this.childOf(value, step);
      if (inside === undefined) return place;
      place = inside.name === undefined ? headOf(inside.value) : memberSpan(inside.name, inside.value);
      value = inside.value;
    }
    return place;
  }

  /** The value at a path. */
  valueAt(path: Path): SyntaxNode | undefined {
    let value = this.root();
    for (const step of path) {
      value = value === undefined ? undefined : this.childOf(value, step)?.value;
    }
    return value;
  }

  /** The member of an object, or the element of a list. */
  childOf(holder: SyntaxNode, step: string | number): JsonChild | undefined {
    if (typeof step === 'number') {
      const value = holder.name === 'Array' ? this.elementsOf(holder)[step] : undefined;
      return value === undefined ? undefined : { value };
    }
    return this.membersOf(holder).get(step);
  }

  private membersOf(object: SyntaxNode): ReadonlyMap<string, JsonChild | undefined> {
    const known =
      this.members.get(object.from) ??
      new Map(
        // Of two members with one name, the first.
        propertiesIn(object)
          .reverse()
          .map(({ name, value }) => [this.textOf(name), value && { name, value }]),
      );
    this.members.set(object.from, known);
    return known;
  }

  private elementsOf(list: SyntaxNode): readonly SyntaxNode[] {
    const known = this.elements.get(list.from) ?? valuesIn(list);
    this.elements.set(list.from, known);
    return known;
  }

  /** The path of the value around a position, and whether the position is in the name of a member. */
  contextAt(position: number): JsonContext {
    let node: SyntaxNode | null = this.tree.resolveInner(position, -1);
    // At the start of a name or a value the node on the left is the one around it.
    if (node.name !== 'PropertyName' && node.name !== 'String') node = this.tree.resolveInner(position, 0);
    const leaf = node;
    const path: (string | number)[] = [];
    for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
      const holder = at.parent;
      if (at.name === 'Property') {
        const name = at.getChild('PropertyName');
        if (name !== null) path.unshift(this.textOf(name));
      } else if (holder?.name === 'Array' && isValue(at)) {
        path.unshift(valuesIn(holder).findIndex((value) => value.from === at.from));
      }
    }
    return { path, isName: leaf.name === 'PropertyName', leaf };
  }

  /** The names of the members of an object. */
  namesIn(holder: SyntaxNode | undefined): string[] {
    return holder === undefined ? [] : propertiesIn(holder).map(({ name }) => this.textOf(name));
  }

  /** The outermost value. */
  root(): SyntaxNode | undefined {
    for (let node = this.tree.topNode.firstChild; node !== null; node = node.nextSibling) {
      if (isValue(node)) return node;
    }
    return undefined;
  }

  /** The text that a node of a name or a string stands for. */
  private textOf(node: SyntaxNode): string {
    const written = this.text.slice(node.from, node.to);
    try {
      return String(JSON.parse(written));
    } catch {
      return written.replace(/^"|"$/g, '');
    }
  }
}

/** A member, with its name, or an element. */
export interface JsonChild {
  readonly name?: SyntaxNode;
  readonly value: SyntaxNode;
}

export interface JsonContext {
  readonly path: Path;
  readonly isName: boolean;
  readonly leaf: SyntaxNode;
}

const VALUES: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);
const isValue = (node: SyntaxNode): boolean => VALUES.has(node.name);

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The elements of a list. */
export const valuesIn = (list: SyntaxNode): SyntaxNode[] => childrenOf(list).filter(isValue);

/** The members of an object; one that is being typed may not have a value yet. */
export const propertiesIn = (
  object: SyntaxNode,
): { readonly whole: SyntaxNode; readonly name: SyntaxNode; readonly value: SyntaxNode | undefined }[] =>
  object.getChildren('Property').flatMap((whole) => {
    const name = whole.getChild('PropertyName');
    return name === null ? [] : [{ whole, name, value: childrenOf(whole).find(isValue) }];
  });

/** An object or a list is marked by its bracket, so that a mark does not cover half the text. */
const headOf = ({ name, from, to }: SyntaxNode): Span =>
  name === 'Object' || name === 'Array' ? { from, to: Math.min(from + 1, to) } : { from, to };

const memberSpan = (name: SyntaxNode, value: SyntaxNode): Span => ({
  from: name.from,
  to: value.name === 'Object' || value.name === 'Array' ? name.to : value.to,
});
