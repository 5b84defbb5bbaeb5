/** The kind of value in the text of an element. */
export type ValueKind =
  | 'text'
  | 'code'
  | 'date'
  | 'time'
  | 'integer'
  | 'mark'
  | 'decimal'
  | 'amount'
  | 'flag';

/** How a member of a document is represented in the authority's XML. `Value` is only for the compiler. */
export interface Element<Value = never> {
  readonly kind: ValueKind;
  readonly optional: boolean;
  /** A list: the element is repeated. */
  readonly many: boolean;
  /** Set by the authority: read, but never written. */
  readonly filled: boolean;
  /** The name of the element, if it differs from the member. */
  readonly name?: string;
  /** The element that contains a list. */
  readonly inside?: string;
  /** A member that only the service has, without an element. */
  readonly notSent?: true;
  /** The child elements, if it is not text. */
  readonly group?: Group;
  readonly '~value'?: (value: Value) => void;
}

/** A member with its element. */
export interface Member extends Element {
  readonly member: string;
  readonly name: string;
}

/** The child elements of an element: all in one namespace, in schema order. */
export interface Group<Value = never> {
  readonly namespace: string;
  readonly members: readonly Member[];
  readonly '~value'?: (value: Value) => void;
}

const plain = { optional: false, many: false, filled: false } as const;

export const text: Element<string> = { kind: 'text', ...plain };
/** A code that a document may also have as a number. */
export const code: Element<string | number> = { kind: 'code', ...plain };
export const date: Element<string> = { kind: 'date', ...plain };
export const time: Element<string> = { kind: 'time', ...plain };
export const integer: Element<number> = { kind: 'integer', ...plain };
export const mark: Element<number> = { kind: 'mark', ...plain };
export const decimal: Element<number> = { kind: 'decimal', ...plain };
export const amount: Element<number> = { kind: 'amount', ...plain };
export const flag: Element<boolean> = { kind: 'flag', ...plain };

/** A member that only the service has: print, labels, members for the provider. */
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

/** A list inside one element: `paymentMethods/paymentMethodDetails`. */
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
 * Defines the table of a group: every member of the type, in schema order. If a member of the type is missing from the
 * table, it does not compile.
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
