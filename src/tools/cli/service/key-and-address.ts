import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { readText } from '../read-file.js';
import { complain } from './report-error.js';

/** Public downloads send no key, but a client requires one. */
const NEVER_SENT = 'none';

export interface KeyAndAddress {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/**
 * The key and the base URL; `undefined` if one is missing, which is then reported on standard error.
 *
 * @param withKey `false` for calls without a key
 */
export async function keyAndAddress(context: Context, withKey: boolean): Promise<KeyAndAddress | undefined> {
  const { io, values, words } = context;
  const baseUrl = textOf(values, 'base-url') ?? io.env.PARASTATIKO_BASE_URL;
  const apiKey = withKey ? await keyOf(context) : NEVER_SENT;
  if (apiKey === undefined) return undefined;
  if (baseUrl !== undefined && baseUrl !== '') return { apiKey, baseUrl };
  await complain(context, words.service.noBaseUrl);
  return undefined;
}

/** The key: from the given file, or else from the environment. */
async function keyOf(context: Context): Promise<string | undefined> {
  const { io, values, words } = context;
  const file = textOf(values, 'key-file');
  if (file !== undefined) return await secretIn(context, file);
  const key = io.env.PARASTATIKO_API_KEY?.trim() ?? '';
  if (key !== '') return key;
  await complain(context, words.service.noKey);
  return undefined;
}

/** The key or token in a file. A missing one is reported on standard error. */
export async function secretIn(context: Context, file: string): Promise<string | undefined> {
  const secret = (await readText(context, file))?.trim();
  if (secret === '') {
    await complain(context, context.words.service.emptyKey(file));
    return undefined;
  }
  const isOpen = secret !== undefined && (await context.io.isOpenToOthers?.(file).catch(() => false));
  if (isOpen === true) await complain(context, context.words.service.openKey(file));
  return secret;
}
