import { InvalidDocumentError } from '../../builders/index.js';
import { RefusedStepError } from '../../flows/index.js';
import { fill, type Locale, type Subject, say, withoutStop } from '../../issues/inside.js';
import { clientErrors } from '../../issues/locales/generated/en/client-errors.js';
import { journalErrors } from '../../issues/locales/generated/en/journal.js';
import { terminalErrors } from '../../issues/locales/generated/en/terminal-errors.js';
import { isPrintError } from '../../print/index.js';
import { pointerOf } from '../../reading/inside.js';
import { isRegistryXmlError } from '../../registry/index.js';
import { ClientError } from '../../sending/client/index.js';
import { JournalError } from '../../sending/client/journal/inside.js';
import type { Document, Issue, Params } from '../../types/index.js';
import { type Both, ParastatikoError } from '../../types/inside.js';
import { listed } from './core/bounds.js';
import { OperationError, type OperationErrorCode } from './core/error.js';
import { operationWords } from './core/generated/errors.js';
import { problemWords } from './core/generated/problems.js';
import { operationTexts } from './core/generated/texts.js';
import type { Placing } from './core/placed.js';
import { isFiled } from './sending/plan.js';

/** `content-type` and `token-wrong` share one. */
type ProblemCode = keyof typeof problemWords;

/**
 * The line of the log for a call that failed through no fault of its caller. It has no input and no message, which could
 * quote it.
 */
export interface Fault {
  readonly time: string;
  /** The `id` of the answer. */
  readonly id: string;
  /** The `type` of the answer. */
  readonly problem: string;
  /** The class of the error. */
  readonly error: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
}

/** Statuses of errors of the program, of the service and of the journal. */
const NOT_OF_THE_CALLER: ReadonlySet<number> = new Set([500, 502, 503]);

/** The problem document of an error. What is no fault of the caller is logged, under an id that the document also has. */
export function reported(
  error: unknown,
  context: Speaking & { readonly now: () => Date },
  log: ((fault: Fault) => void) | undefined,
  placed?: Placing,
): Problem {
  const problem = problemOf(error, context, placed);
  if (!NOT_OF_THE_CALLER.has(problem.status)) return problem;
  const id = crypto.randomUUID();
  log?.({
    time: context.now().toISOString(),
    id,
    problem: problem.type,
    error: error instanceof Error ? error.constructor.name : typeof error,
    stack: framesOf(error),
  });
  return { ...problem, id };
}

/** The frames of the stack, without the message before them. */
const framesOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .replace(error.message, '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('at '))
    : [];

/** A problem document (RFC 9457), with the issues of this library. */
export interface Problem {
  /** `urn:parastatiko:` and the code of the error. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong, and what to do, in the language of the caller. */
  readonly detail: string;
  readonly issues?: readonly IssueOfProblem[];
  /** How many further issues or faults there are that are not listed. */
  readonly more?: number;
  /** What is wrong with the input itself, before anything was done with it. */
  readonly faults?: readonly { readonly pointer: string; readonly message: string }[];
  /** What is stored now, if another call changed it. */
  readonly present?: unknown;
  readonly [member: string]: unknown;
}

/** An issue with a JSON pointer (RFC 6901) into the body of the call, in place of its path. */
export type IssueOfProblem = Omit<Issue, 'path' | 'params' | 'fix'> & {
  readonly pointer: string;
  readonly fix?: { readonly pointer: string; readonly value: unknown; readonly safe: boolean };
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

const STATUS: Readonly<Record<OperationErrorCode, number>> = {
  input: 400,
  oversized: 400,
  'not-found': 404,
  exists: 409,
  changed: 412,
  busy: 503,
  'half-done': 503,
  'key-missing': 400,
  'key-reused': 422,
  answered: 409,
  'call/older-version': 409,
  'number-sent': 409,
  'number-of-other': 409,
  'no-terminal': 404,
  'not-available': 501,
};

/** Issues as a problem document has them. A fix of what was derived from the body is left out. */
export function issuesOf(
  issues: readonly Issue[],
  placed: Placing,
): { readonly issues: readonly IssueOfProblem[]; readonly more?: number } {
  const { first, ...more } = listed(issues);
  const shown = first.map(({ path, params: _params, fix, ...issue }) => {
    const fixed = fix && placed(fix.path);
    return {
      ...issue,
      pointer: pointerOf(placed(path).path),
      ...(fix !== undefined &&
        fixed?.isExact && { fix: { ...fix, path: undefined, pointer: pointerOf(fixed.path) } as never }),
    };
  });
  return { issues: shown, ...more };
}

/** Whose words a problem is in. */
export interface Speaking {
  readonly language: keyof Both;
  /** `undefined`: English. */
  readonly locale?: Locale | undefined;
}

/** A problem of a call itself, with its words. */
export const problem = (
  status: number,
  code: ProblemCode,
  language: keyof Both,
  params: Params = {},
  more: Readonly<Record<string, unknown>> = {},
): Problem => problemWith(status, code, fill(problemWords[code][language], params), more);

/** Several problems of a media type have one code. */
const CODES: { readonly [code in ProblemCode]?: string } = {
  'content-type': 'not-json',
  compressed: 'not-json',
};

const problemWith = (
  status: number,
  word: string,
  detail: string,
  more: Readonly<Record<string, unknown>> = {},
): Problem => {
  const code = CODES[word as ProblemCode] ?? word;
  return {
    type: `urn:parastatiko:${code}`,
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    ...more,
  };
};

/** Problems that list what is wrong. */
const listing = operationTexts.problem.listing;

/** What a problem with a code means, without its values; `undefined` for an unknown code. */
export function aboutProblem(code: string, language: keyof Both, locale?: Locale): string | undefined {
  const own: Readonly<Record<string, Both>> = { ...problemWords, ...operationWords, ...listing };
  const said = Object.hasOwn(own, code) ? own[code]?.[language] : undefined;
  const text =
    said ??
    [clientErrors, journalErrors, terminalErrors]
      .map((subject) => sentenceOf(subject, code, locale))
      .find((sentence) => sentence !== undefined);
  return text?.replace(/\[[^[\]]*\]/g, '').replace(/\{\w+\}/g, '…');
}

const sentenceOf = (
  { name, sentences }: Subject,
  code: string,
  locale: Locale | undefined,
): string | undefined =>
  Object.hasOwn(sentences, code) ? (locale?.sentences?.[name]?.[code] ?? sentences[code]) : undefined;

const asItIs: Placing = (path) => ({ path, isExact: true });

/**
 * The problem document of an error. An unexpected error says nothing about itself.
 *
 * @param placed where the body of the call has what an issue is about
 */
export function problemOf(error: unknown, { language, locale }: Speaking, placed = asItIs): Problem {
  if (!ParastatikoError.isParastatikoError(error)) return problem(500, 'internal', language);
  const { message: detail, code } = error;
  if (OperationError.isOperationError(error)) {
    const { first, ...more } = listed(error.faults);
    const faults = first.map(({ path, message }) => ({ pointer: pointerOf(path), message }));
    return problemWith(STATUS[error.code], code, detail, {
      ...(faults.length > 0 && { faults, ...more }),
      ...(error.present !== undefined && { present: error.present }),
    });
  }
  if (InvalidDocumentError.isInvalidDocumentError(error))
    return problemWith(422, code, detail, issuesOf(error.issues, placed));
  if (RefusedStepError.isRefusedStepError(error))
    return problemWith(409, code, detail, issuesOf(error.issues, placed));
  if (isPrintError(error)) return problemWith(422, code, detail, issuesOf(error.issues, placed));
  if (isRegistryXmlError(error)) return problemWith(422, code, detail);
  // The journal is opened in the language of the server.
  if (JournalError.isJournalError(error))
    return problemWith(
      ABOUT_A_VALUE.has(error.code) ? 400 : 503,
      code,
      say(journalErrors, error.code, error.params, locale),
    );
  if (ClientError.isClientError(error))
    return problemWith(statusOf(error), code, detail, { safeToRepeat: error.safeToRepeat });
  return problemWith(400, code, detail);
}

/** What is read of an outcome that is refused. */
interface RefusedOutcome {
  readonly kind?: string;
  readonly issues?: readonly Issue[];
  readonly errors?: readonly {
    readonly message?: string;
    readonly explanation?: { readonly what: string };
  }[];
  readonly next?: { readonly todo?: string };
}

/** The problem document of a refused outcome: why, and what to do. */
export function refusedProblem(
  result: {
    readonly outcome?: RefusedOutcome;
    /** The first of two documents. */
    readonly order?: { readonly document: Document; readonly outcome?: { readonly kind: string } };
  },
  language: keyof Both,
  placed: Placing,
): Problem {
  const { issues = [], errors = [], next } = result.outcome ?? {};
  const reasons = [
    ...errors.flatMap(({ explanation, message }) => explanation?.what ?? message ?? []),
    ...issues.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ];
  const { order } = result;
  const isHalf = isFiled(order?.outcome);
  // What to do next is about the refused document alone, and may say that nothing was done.
  if (!isHalf && next?.todo !== undefined) reasons.push(next.todo);
  const why = [...new Set(reasons)].slice(0, MOST_REASONS).join(' ');
  const more = { ...result, ...issuesOf(issues, placed) };
  if (!isHalf || order === undefined) return problem(422, 'refused', language, { why }, more);
  const params = { aa: order.document.invoiceHeader.aa, ...(why !== '' && { why: withoutStop(why) }) };
  return problem(422, 'half-refused', language, params, more);
}

/** A sentence more is not read; the others are in the members of the problem. */
const MOST_REASONS = 5;

const CONFLICTS: ReadonlySet<ClientError['code']> = new Set([
  'call/same-number-in-flight',
  'call/lease-lost',
  'call/given-up',
]);

/** Errors of the journal about a value that the caller stated. */
const ABOUT_A_VALUE: ReadonlySet<JournalError['code']> = new Set(['journal/filter', 'journal/month']);

/** Refusals of the service that are about the company of the call, whatever their status. */
const ABOUT_THE_COMPANY: ReadonlySet<ClientError['code']> = new Set([
  'answer/not-authorised',
  'answer/branch-blocked',
]);

/** Refusals of the service that are about what the caller named. A repeated call gets the same one. */
const ABOUT_THE_CALL: ReadonlySet<number | undefined> = new Set([400, 404, 409, 422]);

function statusOf({ code, response, serviceCode, errors }: ClientError): number {
  if (CONFLICTS.has(code)) return 409;
  if (code.startsWith('journal/')) return 503;
  if (code.startsWith('call/')) return 400;
  if (ABOUT_THE_COMPANY.has(code)) return 422;
  // Without a code or a field, it is the page of another server: the address of the service is wrong.
  const isOfService = serviceCode !== undefined || errors.some(({ field }) => field !== undefined);
  return isOfService && ABOUT_THE_CALL.has(response?.status) ? (response?.status ?? 502) : 502;
}
