import { isLocale, type Locale } from '../../issues/inside.js';
import { WebhookError } from './error.js';

/** The value of a header, from `Headers` or from Node. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** As described: lower-case hexadecimal digits. */
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Whether a signature is valid for a body: `sha256=` and the HMAC-SHA256 of the received bytes, keyed with the secret
 * of the endpoint. It is compared in constant time by Web Crypto. While secrets are rotated, pass the old and the new
 * one. A missing or malformed signature gives `false`.
 *
 * Source: service description, Events, rule 4.
 *
 * @throws {WebhookError} for a body that is not bytes, and for a missing or empty secret.
 * @example
 * const isGenuine = await verifySignature(body, request.headers.get('X-Service-Signature'), secret);
 */
export async function verifySignature(
  body: Uint8Array,
  header: HeaderValue,
  secrets: string | readonly string[],
  locale?: Locale | undefined,
): Promise<boolean> {
  checkLocale(locale);
  const keys = readSecrets(secrets, locale);
  const bytes = readBytes(body, locale);
  const pairs = SIGNATURE.exec(String(header))?.[1]?.match(/../g);
  if (!pairs) return false;
  const signature = Uint8Array.from(pairs, (pair) => Number(`0x${pair}`));
  // Every secret is tried, so that the time does not reveal which one matches.
  const fits = await Promise.all(keys.map((key) => isSignedWith(key, signature, bytes)));
  return fits.includes(true);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function isSignedWith(secret: string, signature: Bytes, body: Bytes): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['verify']);
  return subtle.verify('HMAC', key, signature, body);
}

/** Refuses a value that is not a words object, because a silent fallback to English would go unnoticed. */
export function checkLocale(given: unknown): void {
  if (given === undefined || isLocale(given)) return;
  const params = { member: 'locale', example: 'el' };
  throw new WebhookError('options/value', undefined, params);
}

/** The secrets as a list; refuses values that can never match a signature. */
export function readSecrets(given: unknown, locale?: Locale | undefined): readonly string[] {
  const secrets: readonly unknown[] = [given].flat();
  if (secrets.length > 0 && secrets.every(isSecret)) return secrets;
  throw new WebhookError('options/secret', locale);
}

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value === value.trim();

/**
 * A copy of the bytes, so that the checked bytes are those that are read later, even if the caller changes the
 * original.
 */
export function readBytes(given: unknown, locale?: Locale | undefined): Bytes {
  // Checked by its tag, because a Uint8Array may come from another realm, as in Jest.
  if ({}.toString.call(given) === '[object Uint8Array]') return new Uint8Array(given as Uint8Array);
  throw new WebhookError('body/not-bytes', locale);
}
