/** How JSON is formatted: indented, or without any whitespace. */
export interface JsonLayout {
  /** The text before a member or an item. */
  readonly newLine: (depth: number) => string;
  /** A key and its colon. */
  readonly key: (name: string) => string;
  readonly value: (value: unknown, depth: number) => string;
}

const pad = (depth: number): string => '  '.repeat(depth);

/** For `--format json`, which people also read. */
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
