/** How JSON is laid out: on lines of its own, or without any space. */
export interface JsonLayout {
  /** What stands before a member or an item. */
  readonly newLine: (depth: number) => string;
  /** A key and its colon. */
  readonly key: (name: string) => string;
  readonly value: (value: unknown, depth: number) => string;
}

const pad = (depth: number): string => '  '.repeat(depth);

/** For `--format json`: people look at it too. */
export const spaced: JsonLayout = {
  newLine: (depth) => `\n${pad(depth)}`,
  key: (name) => `${JSON.stringify(name)}: `,
  value: (value, depth) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${pad(depth)}`),
};

/** For `--format ndjson`: one line each. */
export const dense: JsonLayout = {
  newLine: () => '',
  key: (name) => `${JSON.stringify(name)}:`,
  value: (value) => JSON.stringify(value),
};
