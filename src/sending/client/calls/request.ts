import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { isFlag, isOneOf, type OptionForm } from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { ask, type JsonAnswer } from '../transport/ask.js';
import { writeJson } from '../transport/json.js';
import type { SentCall } from '../transport/request.js';
import { refuseValue } from './read-query.js';

/**
 * A call that this library has no method for.
 *
 * @example
 * const call: AnyCall = { method: 'GET', path: '/api/v1/Provider/GetCreditsBalance' };
 */
export interface AnyCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the base address, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  /** Written as JSON; a bigint keeps all its digits. */
  readonly body?: unknown;
  /** `false` sends no key. */
  readonly key?: boolean | undefined;
}

const FORM: OptionForm<AnyCall, ClientPart> = {
  method: [isOneOf(['GET', 'POST', 'DELETE']), 'method', 'required'],
  path: true,
  query: true,
  body: true,
  key: [isFlag, 'flag'],
};

/** A path that begins with two slashes or goes up could lead to another host or outside the API. */
function isPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^?#\s\\]*$/.test(path)) return false;
  // `%2e` is a dot for every URL, and some proxies decode a path once more.
  for (let text = path; ; ) {
    if (/[/\\]\.\.?(?:[/\\]|$)/.test(text)) return false;
    const decoded = decodedOf(text);
    if (decoded === undefined || decoded === text) return decoded !== undefined;
    text = decoded;
  }
}

function decodedOf(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Makes any call. Only GET is repeated, like other calls that read. */
export async function request(
  core: Core,
  given: AnyCall,
  options?: RepeatableCallOptions,
): Promise<JsonAnswer> {
  const read = readForm(given, FORM, (member, part) => refuseValue(core, member, part), core.locale);
  const { method, path, query = {}, body, key = true } = read as AnyCall;
  if (!isPath(path)) throw new ClientError('call/path', { part: 'path', locale: core.locale });
  const call: SentCall = {
    name: `${method} ${path}`,
    api: key ? 'provider' : 'public',
    method,
    // Braces would be read as parameters.
    path: path.replaceAll(/[{}]/g, encodeURIComponent),
    answer: 'json',
    success: [200, 201, 202, 204],
    repeat: method === 'GET' ? 'freely' : 'never',
    rateLimited: false,
  };
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    value === undefined ? undefined : String(value),
  ]);
  const values = { query: Object.fromEntries(texts), ...(body !== undefined && { json: writeJson(body) }) };
  return ask(core, call, values, options);
}
