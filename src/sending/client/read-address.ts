import type { ClientErrorCode } from '../../issues/locales/generated/en/client-errors.js';
import type { ClientPart } from '../../issues/locales/generated/en/client-parts.js';

export type Refuse = (
  code: ClientErrorCode,
  params?: Readonly<Record<string, string>>,
  part?: ClientPart,
) => never;

/** Printable ASCII without spaces, which a header can contain. */
const KEY = /^[\x21-\x7e]+$/;
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/;
const VERSION = /^v[0-9]+$/i;

/** The base URL of the calls, without a slash at its end. */
export function readBaseUrl(given: unknown, allowInsecure: boolean, refuse: Refuse): string {
  const text = String(given ?? '').trim();
  if (!URL.canParse(text)) refuse('options/base-url');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse('options/base-url');
  const { username, password, search, hash, hostname } = url;
  if (username !== '' || password !== '') refuse('options/base-url-parts', {}, 'user-or-password');
  if (search !== '' || hash !== '') refuse('options/base-url-parts', {}, 'query-or-fragment');
  if (url.protocol === 'http:' && !allowInsecure && !LOOPBACK.test(hostname))
    refuse('options/base-url-insecure');
  let path = url.pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  const version = versionIn(path);
  if (version !== undefined) refuse('options/base-url-path', { found: version });
  return `${url.origin}${path}`;
}

/** The part of a path that every call adds itself: `/api`, `/api/v1` and anything after it. */
function versionIn(path: string): string | undefined {
  const parts = path.split('/');
  const at = path.toLowerCase().split('/').lastIndexOf('api');
  const next = parts[at + 1];
  const isOurs = at !== -1 && (next === undefined || VERSION.test(next));
  return isOurs ? `/${parts.slice(at).join('/')}` : undefined;
}

/** The key. It goes into a header. */
export function readKey(given: unknown, refuse: Refuse): string {
  if (typeof given !== 'string' || given.trim() === '') return refuse('options/api-key');
  return KEY.test(given) ? given : refuse('options/api-key-form');
}
