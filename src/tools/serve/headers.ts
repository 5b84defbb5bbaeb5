import type { Context, MiddlewareHandler } from '../../vendor/hono.js';
import type { InputFault } from '../operations/core/error.js';
import { inputSentences } from '../operations/core/generated/input.js';
import { OperationError } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { problemAnswer } from './answer.js';
import { languageIn } from './language.js';

/** The headers that this server reads. Each has one value. */
const READ = [
  'Host',
  'Authorization',
  'Idempotency-Key',
  'If-Match',
  'Last-Event-ID',
  'Content-Type',
  'Content-Encoding',
  'Accept-Language',
] as const;

/** A text of the structured fields of HTTP (RFC 9651). */
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;

/** The values of a header. A web `Request` joins them with commas, and Node leaves some out, so they are read as they came. */
function valuesOf({ env, req }: Context, name: string): readonly string[] {
  const { rawHeaders } = Object(Object(env).incoming) as { readonly rawHeaders?: readonly string[] };
  const value = req.header(name);
  if (rawHeaders === undefined) return value === undefined ? [] : [value];
  return rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase(),
  );
}

/** Refuses a call with a header that is empty or occurs twice: neither is a value. */
export const oneOfEach: MiddlewareHandler = async (call, next) => {
  for (const name of READ) {
    const values = valuesOf(call, name);
    const isTwice =
      values.length > 1 ||
      // A proxy joins two headers with a comma.
      (name === 'Idempotency-Key' && values.some((value) => value.includes(',') && !QUOTED.test(value)));
    const isEmpty = values.some((value) => textIn(value).trim() === '');
    if (isTwice || isEmpty)
      return problemAnswer(
        problem(400, isTwice ? 'header-twice' : 'header-empty', languageIn(call), { name }),
      );
  }
  return await next();
};

/** A value without the quotation marks around it. */
const textIn = (value: string): string => QUOTED.exec(value)?.[1]?.replace(/\\(.)/g, '$1') ?? value;

/** The key of a call. */
export function keyIn({ req }: Context): string | undefined {
  const header = req.header('idempotency-key');
  return header === undefined ? undefined : textIn(header);
}

/**
 * The members of the query.
 *
 * @throws OperationError if one is empty or occurs twice
 */
export function queryIn(call: Context): Record<string, string> {
  const language = languageIn(call);
  const members = Object.entries(call.req.queries());
  const faults = members.flatMap(([name, [value = '', ...others]]): InputFault[] => {
    if (others.length > 0) return [{ path: [name], message: inputSentences.repeated[language] }];
    return value.trim() === '' ? [{ path: [name], message: inputSentences.blank[language] }] : [];
  });
  if (faults.length > 0) throw new OperationError('input', {}, language, { faults });
  return Object.fromEntries(members.map(([name, [value = '']]) => [name, value]));
}
