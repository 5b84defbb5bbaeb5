import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { RefusedStepError } from '../../flows/shared/refused-step-error.js';
import { isPrintError } from '../../print/error.js';
import { pointerOf } from '../../reading/pointer.js';
import { isRegistryXmlError } from '../../registry/error.js';
import { ClientError } from '../../sending/client/error.js';
import { JournalError } from '../../sending/client/journal/error.js';
import type { Issue } from '../../types/index.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';
import { listed } from './core/bounds.js';
import { OperationError, type OperationErrorCode } from './core/error.js';
import type { Placing } from './core/placed.js';

/** The line of the log for an error that should not happen. It has no input and no message, which could quote it. */
export interface Fault {
  readonly time: string;
  /** The `id` of the answer. */
  readonly id: string;
  /** The class of the error. */
  readonly error: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
}

/** The problem document of an error. An error that should not happen is logged, under an id that the document also has. */
export function reported(
  error: unknown,
  now: () => Date,
  log: ((fault: Fault) => void) | undefined,
  placed?: Placing,
): Problem {
  const problem = problemOf(error, placed);
  if (problem.status !== 500) return problem;
  const id = crypto.randomUUID();
  log?.({
    time: now().toISOString(),
    id,
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
  readonly detail?: string;
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
  'key-missing': 400,
  'key-reused': 422,
  answered: 409,
  'number-sent': 409,
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

export const problem = (
  status: number,
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): Problem => ({
  type: `urn:parastatiko:${code}`,
  title: TITLES[status] ?? 'Error',
  status,
  ...more,
});

const asItIs: Placing = (path) => ({ path, isExact: true });

/**
 * The problem document of an error. An unexpected error says nothing about itself.
 *
 * @param placed where the body of the call has what an issue is about
 */
export function problemOf(error: unknown, placed = asItIs): Problem {
  if (!ParastatikoError.isParastatikoError(error)) return problem(500, 'internal');
  const { message: detail, code } = error;
  if (OperationError.isOperationError(error)) {
    const { first, ...more } = listed(error.faults);
    const faults = first.map(({ path, message }) => ({ pointer: pointerOf(path), message }));
    return problem(STATUS[error.code], code, {
      detail,
      ...(faults.length > 0 && { faults, ...more }),
      ...(error.present !== undefined && { present: error.present }),
    });
  }
  if (InvalidDocumentError.isInvalidDocumentError(error))
    return problem(422, code, { detail, ...issuesOf(error.issues, placed) });
  if (RefusedStepError.isRefusedStepError(error))
    return problem(409, code, { detail, ...issuesOf(error.issues, placed) });
  if (isPrintError(error)) return problem(422, code, { detail, ...issuesOf(error.issues, placed) });
  if (isRegistryXmlError(error)) return problem(422, code, { detail });
  if (JournalError.isJournalError(error)) return problem(503, code, { detail });
  if (ClientError.isClientError(error))
    return problem(statusOf(error), code, { detail, safeToRepeat: error.safeToRepeat });
  return problem(400, code, { detail });
}

const CONFLICTS: ReadonlySet<ClientError['code']> = new Set([
  'call/same-number-in-flight',
  'call/lease-lost',
  'call/given-up',
]);

/** Refusals of the service that are about what the caller named. A repeated call gets the same one. */
const ABOUT_THE_CALL: ReadonlySet<number | undefined> = new Set([400, 404, 409, 422]);

function statusOf({ code, response, serviceCode, errors }: ClientError): number {
  if (CONFLICTS.has(code)) return 409;
  if (code.startsWith('journal/')) return 503;
  if (code.startsWith('call/')) return 400;
  // Without a code or a field, it is the page of another server: the address of the service is wrong.
  const isOfService = serviceCode !== undefined || errors.some(({ field }) => field !== undefined);
  return isOfService && ABOUT_THE_CALL.has(response?.status) ? (response?.status ?? 502) : 502;
}
