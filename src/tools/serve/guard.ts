import type { Context, MiddlewareHandler } from '../../vendor/hono.js';
import { bytesToHex, sha256, utf8ToBytes } from '../../vendor/sha256.js';
import { problem } from '../operations/problem.js';
import { problemAnswer } from './answer.js';
import { languageOf } from './language.js';
import { isDescription } from './reference.js';

/** The names of this machine, for programs on it. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** How long a wrong token waits for its answer. In milliseconds. */
const WRONG_TOKEN = 250;

/** How many of them wait at a time. Further ones are refused at once: they would fill the memory. */
const MOST_WAITING = 40;

export interface Guard {
  /** The token of callers. Without one, only this machine may call, by its own names. */
  readonly token?: string | undefined;
  /** Further names of the host in the header `Host`, such as that of a proxy. */
  readonly hosts?: readonly string[];
  /** Waits. Default: a timer. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Digests are compared, so that the time of a comparison says nothing about the token. */
const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The name in a `Host` header, without the port. */
const nameIn = (host: string): string => host.replace(/:\d*$/, '').toLowerCase();

const timer = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/**
 * Refuses calls with a wrong token, to a foreign host (a page of another site whose name was pointed at this machine), and
 * from pages of other origins. Wrong tokens are answered one after the other, so that nobody tries many; right ones do not
 * wait.
 */
export function guard({ token, hosts = [], pause = timer }: Guard): MiddlewareHandler {
  const known = new Set([...LOOPBACK, ...hosts.map((host) => host.toLowerCase())]);
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async ({ req }, next) => {
    const host = req.header('host') ?? '';
    const language = languageOf(req.header('accept-language'));
    if (!known.has(nameIn(host)))
      return problemAnswer(
        problem(421, 'foreign-host', language, { host: nameIn(host), known: [...known].join(', ') }),
      );
    const origin = req.header('origin');
    const isForeign = origin !== undefined && origin !== ownOrigin(req);
    if (isForeign || isOfOtherSite(req)) return problemAnswer(problem(403, 'foreign-origin', language));
    const given = req.header('authorization');
    if (wanted === undefined || isDescription(req.path) || digest(given ?? '') === wanted)
      return await next();
    if (given !== undefined) {
      if (waiting === MOST_WAITING)
        return problemAnswer(problem(429, 'many-tokens', language), { 'Retry-After': '10' });
      waiting += 1;
      const { signal } = req.raw;
      turn = turn
        .then(() => (signal.aborted ? undefined : pause(WRONG_TOKEN)))
        .finally(() => {
          waiting -= 1;
        });
      await turn;
    }
    return problemAnswer(problem(401, 'token', language), { 'WWW-Authenticate': 'Bearer' });
  };
}

/** The origin of this server, from the name by which it was called: what the request line says is not checked. */
export function ownOrigin(req: Context['req']): string | undefined {
  try {
    return new URL(`http://${req.header('host')}`).origin;
  } catch {
    return undefined;
  }
}

/** Whether a page of another site makes the call. A link to the page of calls may be followed. */
function isOfOtherSite(req: Context['req']): boolean {
  const site = req.header('sec-fetch-site') ?? 'none';
  const isLink = req.header('sec-fetch-mode') === 'navigate' && isDescription(req.path);
  return site !== 'none' && site !== 'same-origin' && !isLink;
}
