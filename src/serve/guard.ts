import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MiddlewareHandler } from 'hono';
import { problem } from '../operations/problem.js';
import { problemAnswer } from './answer.js';
import { isDescription } from './reference.js';

/** The names of this machine, for programs on it. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Who may call. */
export interface Guard {
  /** The token of callers. Without one, only this machine may call, by its own names. */
  readonly token?: string | undefined;
  /** Further names of the host in the header `Host`, such as that of a proxy. */
  readonly hosts?: readonly string[];
}

/** Digests are compared, so that the time of a comparison says nothing about the token. */
const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The name in a `Host` header, without the port. */
const nameIn = (host: string): string => host.replace(/:\d*$/, '').toLowerCase();

/**
 * Refuses calls with a wrong token, to a foreign host (a page of another site whose name was pointed at this machine), and
 * from pages of other origins.
 */
export function guard({ token, hosts = [] }: Guard): MiddlewareHandler {
  const known = new Set([...LOOPBACK, ...hosts.map((host) => host.toLowerCase())]);
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!known.has(nameIn(host))) return problemAnswer(problem(421, 'foreign-host'));
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== new URL(context.req.url).origin)
      return problemAnswer(problem(403, 'foreign-origin'));
    const given = digest(context.req.header('authorization') ?? '');
    const needsToken = wanted !== undefined && !isDescription(context.req.path);
    if (needsToken && given !== wanted) {
      return problemAnswer(problem(401, 'token'), { 'WWW-Authenticate': 'Bearer' });
    }
    return await next();
  };
}
