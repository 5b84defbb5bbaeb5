/**
 * An answer as it came, without secrets.
 *
 * @example
 * const { status, headers, body }: RawResponse = error.response;
 */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case; without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; empty where it was streamed or lost. */
  readonly body: string;
}

const SECRET: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'api-key', 'authorization']);

/** A shorter key may be a part of ordinary words. */
const DISTINCT = 8;

/** Takes the key out of a text, in case a service or a proxy echoes it. */
export function withoutKey(text: string, key: string): string {
  if (!text.includes(key)) return text;
  if (key.length >= DISTINCT) return text.replaceAll(key, '[key]');
  const literally = key.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return text.replaceAll(new RegExp(`(?<![A-Za-z0-9])${literally}(?![A-Za-z0-9])`, 'g'), '[key]');
}

/** The headers of an answer, without those that are secret. */
export function headersOf(headers: Headers, key: string): Record<string, string> {
  const kept: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (!SECRET.has(name.toLowerCase())) kept[name.toLowerCase()] = withoutKey(value, key);
  });
  return kept;
}
