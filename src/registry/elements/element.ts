/** What the text of an element means. */
export type ValueKind = 'text' | 'date' | 'time' | 'integer' | 'mark' | 'decimal' | 'amount' | 'flag';

/** How one member of a document stands in the authority's XML. `Value` is only for the compiler. */
export interface Element<Value = never> {
  readonly kind: ValueKind;
  readonly optional: boolean;
  /** A list: the element is repeated. */
  readonly many: boolean;
  /** Filled by the authority: read, never written. */
  readonly filled: boolean;
  /** The element's name, where it is not the member's. */
  readonly name?: string;
  /** The one element around a list. */
  readonly inside?: string;
  /** A member of the service alone: it has no element. */
  readonly notSent?: true;
  /** The elements within, where it is not a text. */
  readonly group?: Group;
  readonly '~value'?: (value: Value) => void;
}

/** A member with its element. */
export interface Member extends Element {
  readonly member: string;
  readonly name: string;
}

/** The elements within an element: all of one namespace, in the order of the schema. */
export interface Group<Value = never> {
  readonly namespace: string;
  readonly members: readonly Member[];
  readonly '~value'?: (value: Value) => void;
}

const plain = { optional: false, many: false, filled: false } as const;

export const text: Element<string> = { kind: 'text', ...plain };
export const date: Element<string> = { kind: 'date', ...plain };
export const time: Element<string> = { kind: 'time', ...plain };
export const integer: Element<number> = { kind: 'integer', ...plain };
export const mark: Element<number> = { kind: 'mark', ...plain };
export const decimal: Element<number> = { kind: 'decimal', ...plain };
export const amount: Element<number> = { kind: 'amount', ...plain };
export const flag: Element<boolean> = { kind: 'flag', ...plain };

/** A member of the service alone: print, labels, what only the provider uses. */
export const notSent: Element<unknown> = { kind: 'text', ...plain, notSent: true };

export const group = <Value>(within: Group<Value>): Element<Value> => ({
  kind: 'text',
  ...plain,
  group: within as Group,
});

export const optional = <Value>(element: Element<Value>): Element<Value | undefined> => ({
  ...(element as Element as Element<Value | undefined>),
  optional: true,
});

export const many = <Value>(element: Element<Value>): Element<readonly Value[]> =>
  ({ ...element, many: true }) as Element as Element<readonly Value[]>;

/** A list within one element: `paymentMethods/paymentMethodDetails`. */
export const manyInside = <Value>(
  inside: string,
  name: string,
  element: Element<Value>,
): Element<readonly Value[]> => ({
  ...many(element),
  inside,
  name,
});

export const named = <Value>(name: string, element: Element<Value>): Element<Value> => ({ ...element, name });

export const filled = <Value>(element: Element<Value>): Element<Value> => ({ ...element, filled: true });

/**
 * The table of a group: every member of the type has its place, in the order of the schema. A member that the type gains
 * and the table lacks does not compile.
 */
export function groupOf<Value>(
  namespace: string,
  elements: { readonly [Name in keyof Required<Value>]: Element<Value[Name]> },
): Group<Value> {
  const members = Object.entries<Element>(elements as Record<string, Element>)
    .filter(([, element]) => !element.notSent)
    .map(([member, element]) => ({ ...element, member, name: element.name ?? member }));
  return { namespace, members };
}
