/** An answer as it came, without secrets. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case; without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; empty where it was streamed or lost. */
  readonly body: string;
}

const SECRET: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'api-key', 'authorization']);

/** Takes the key out of a text, in case a service or a proxy echoes it. */
export const withoutKey = (text: string, key: string): string =>
  text.includes(key) ? text.replaceAll(key, '[key]') : text;

/** The headers of an answer, without those that are secret. */
export function headersOf(headers: Headers, key: string): Record<string, string> {
  const kept: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (!SECRET.has(name.toLowerCase())) kept[name.toLowerCase()] = withoutKey(value, key);
  });
  return kept;
}
