/** A schema of the OpenAPI document: the parts that the page shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security: readonly object[];
}

type Operations = Readonly<Record<string, Operation>>;

/** The OpenAPI document. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Operations>>;
  readonly webhooks: Readonly<Record<string, Operations>>;
  readonly components: object;
}

/** One entry of the list: a call, or an event that the service delivers. */
export interface Entry extends Operation {
  readonly method: string;
  /** The name of an event. */
  readonly path: string;
  readonly isEvent: boolean;
}

/** Every call and every event, in the order of the document. */
export function entriesOf({ paths, webhooks }: OpenApi): Entry[] {
  const entries = (of: OpenApi['paths'], isEvent: boolean): Entry[] =>
    Object.entries(of).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
        isEvent,
      })),
    );
  return [...entries(paths, false), ...entries(webhooks, true)];
}

/** Resolves a value: itself, or the target of its reference. A description next to the reference wins. */
export function resolved<Value extends { readonly $ref?: string }>(document: OpenApi, value: Value): Value {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const step of value.$ref.replace(/^#\//, '').split('/')) {
    found = (found as Readonly<Record<string, unknown>> | undefined)?.[step];
  }
  const { $ref: _, ...siblings } = value;
  return { ...(found as Value), ...siblings };
}

/** The examples of a body by their names. */
export function examplesOf(document: OpenApi, { example, examples = {} }: Media): [string, unknown][] {
  const named = Object.entries(examples).map(([name, each]): [string, unknown] => [
    name,
    resolved(document, each).value,
  ]);
  return example === undefined ? named : [['example', example], ...named];
}

/** The name of a referenced schema. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);
