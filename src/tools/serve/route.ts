import { withoutStop } from '../../issues/inside.js';
import type { Issue } from '../../types/index.js';
import type { Language } from '../../types/inside.js';
import type { Context } from '../../vendor/hono.js';
import { type Placing, placedIn } from '../operations/core/placed.js';
import { type Operation, type OperationContext, perform } from '../operations/index.js';
import { type Problem, problem, refusedProblem, type Speaking } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { bytesWithin } from './body.js';
import { faultAnswer, type Logging } from './fault.js';
import { keyIn, queryIn } from './headers.js';
import { languageOf } from './language.js';
import { linked } from './linked.js';
import { REPLAYED } from './replayed.js';

/** What a route needs besides the call: everything but what the headers of the call say. */
export type ContextFor = (language: Language) => Promise<Omit<OperationContext, 'key' | 'version'>>;

/** What a route is made of, besides its operation. */
export interface RouteOptions extends Logging {
  readonly contextFor: ContextFor;
  /** The largest body in bytes, of every operation. Default: 5 million, or what the operation needs. */
  readonly maxBytes?: number | undefined;
}

const MAX_BYTES = 5_000_000;
const NO_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const utf8 = new TextDecoder('utf-8', { fatal: true });
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The method and the path of an operation, with the members of the path as hono writes them: `/tables/:table`. */
export function routeOf({ route }: Operation): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = route.split(' ');
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1') };
}

export async function answerTo(
  operation: Operation,
  call: Context,
  { contextFor, maxBytes, ...logging }: RouteOptions,
): Promise<Response> {
  const language = languageOf(call.req.header('accept-language'));
  const most = maxBytes ?? Math.max(MAX_BYTES, operation.largestBody ?? 0);
  const input = await inputOf(call, operation, most, language);
  if ('problem' in input) return problemAnswer(input.problem);
  const version = versionIn(call.req.header('if-match'));
  if (version === null) return problemAnswer(problem(412, 'if-match', language));
  const placed = placedIn(operation, input.value);
  let speaking: Speaking = { language };
  try {
    const context = await contextFor(language);
    speaking = context;
    const key = keyIn(call);
    let isReplayed = false;
    const onReplay = (): void => {
      isReplayed = true;
    };
    const result = await perform(operation, input.value, { ...context, key, version, onReplay });
    const answer = answered(linked(result), placed, language);
    if (isReplayed) answer.headers.set(REPLAYED, 'true');
    return answer;
  } catch (error) {
    return faultAnswer(error, call, logging, speaking, placed);
  }
}

/** The version of an ETag; `undefined` without the header or for `*`, `null` for an unknown form. */
function versionIn(header: string | undefined): number | undefined | null {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, digits] = /^"(\d{1,15})"$/.exec(header.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The members of the path, the query and the body, as one input. */
async function inputOf(
  call: Context,
  { example }: Operation,
  most: number,
  language: Language,
): Promise<{ readonly value: unknown } | { readonly problem: Problem }> {
  const named = { ...queryIn(call), ...call.req.param() };
  if (NO_BODY.has(call.req.method)) return { value: named };
  if (!JSON_TYPE.test(call.req.header('content-type') ?? ''))
    return { problem: problem(415, 'content-type', language) };
  const encoding = call.req.header('content-encoding') ?? 'identity';
  if (encoding !== 'identity') return { problem: problem(415, 'compressed', language, { encoding }) };
  const bytes = await bytesWithin(call, most).catch(() => null);
  // Nobody is left to read this answer. It is no error of the program, which its log would show.
  if (bytes === null) return { problem: problem(400, 'cut-off', language) };
  if (bytes === undefined) return { problem: problem(413, 'too-large', language, { most }) };
  try {
    const text = utf8.decode(bytes);
    const body: unknown = text.trim() === '' ? {} : JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return { problem: problem(400, 'not-an-object', language, { example: JSON.stringify(example) }) };
    // The path wins: it is what access rules of a proxy see.
    return { value: { ...body, ...named } };
  } catch (error) {
    // Letters in another encoding would otherwise be lost.
    if (error instanceof TypeError) return { problem: problem(400, 'not-utf-8', language) };
    return { problem: problem(400, 'not-json', language, { why: withoutStop(Object(error).message ?? '') }) };
  }
}

/** What an answer says about itself: its outcome, and the version of the state that it shows. */
interface Shown {
  readonly outcome?: { readonly kind: string; readonly issues?: readonly Issue[] };
  readonly version?: number;
  readonly table?: { readonly version?: number };
  readonly dryRun?: true;
  /** What a terminal did. */
  readonly result?: { readonly kind?: unknown };
}

/** 200; 202 for an outcome that is not known yet, or a terminal of which it is not known whether it charged; 422 for a document that the service refused. */
function answered(result: unknown, placed: Placing, language: Language): Response {
  const { outcome, version, table, result: ofTerminal, dryRun } = result as Shown;
  // What a dry run made was undone, with its version.
  const seen = dryRun === true ? undefined : (version ?? table?.version);
  const headers: Record<string, string> = seen === undefined ? {} : { ETag: `"${seen}"` };
  if (outcome?.kind === 'refused')
    return problemAnswer(refusedProblem(result as Shown, language, placed), headers);
  const isOpen = [outcome?.kind, ofTerminal?.kind].some((kind) => kind === 'unknown' || kind === 'running');
  return jsonAnswer(isOpen ? 202 : 200, result, headers);
}
