import type { WebHeaders } from '../../../types/web.js';

/**
 * An unchanged answer, without secrets.
 *
 * @example
 * const { status, headers, body }: RawResponse = error.response;
 */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case; without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; empty if it was streamed or lost. */
  readonly body: string;
}

const SECRET: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'api-key', 'authorization']);

/** A shorter key could be part of ordinary words. */
const DISTINCT = 8;
const WORD = /[A-Za-z0-9]/;

/** Removes the key from a text, in case a service or a proxy echoes it. */
export const withoutKey = (text: string, key: string): string =>
  text.replaceAll(key, (found, at: number) => {
    const beside = `${text.charAt(at - 1)}${text.charAt(at + key.length)}`;
    return key.length < DISTINCT && WORD.test(beside) ? found : '[key]';
  });

/** The headers of an answer, without secret ones. */
export function headersOf(headers: WebHeaders, key: string): Record<string, string> {
  const kept: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (!SECRET.has(name.toLowerCase())) kept[name.toLowerCase()] = withoutKey(value, key);
  });
  return kept;
}
