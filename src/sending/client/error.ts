import { type Locale, say, withoutStop } from '../../issues/inside.js';
import { type ClientErrorCode, clientErrors } from '../../issues/locales/generated/en/client-errors.js';
import { type ClientPart, clientParts } from '../../issues/locales/generated/en/client-parts.js';
import { type Check, checkOf } from '../../types/brand.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';
import type { AnswerError } from '../service/errors/read-errors.js';
import type { RawResponse } from './transport/raw-response.js';

/** The members of an error other than its code. */
export interface ClientErrorFacts {
  readonly params?: Readonly<Record<string, string | number>>;
  /** What was expected, or what is missing from an answer. */
  readonly part?: ClientPart;
  readonly locale?: Locale | undefined;
  readonly response?: RawResponse | undefined;
  readonly errors?: readonly AnswerError[] | undefined;
  /** `error.code` of the onboarding API. */
  readonly serviceCode?: string | undefined;
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  readonly traceId?: string | undefined;
  readonly safeToRepeat?: boolean;
  readonly cause?: unknown;
}

/**
 * Thrown by a client for wrong usage, for a call that did not leave the machine, for a failed call that only reads, and
 * for a journal that cannot be written. The service's answers to issuing, completing and cancelling are outcomes, never
 * errors. The key never appears in a message, cause or response.
 *
 * Check it with `ClientError.isClientError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { await client.creditsBalance(); } catch (error) { if (ClientError.isClientError(error) && error.safeToRepeat) retry(); }
 */
export class ClientError extends ParastatikoError<'ClientError', ClientErrorCode> {
  /** The option or value that is invalid, such as `timeout` or `issuedFrom`. */
  readonly member?: string;
  /** Whether the same call can be repeated without any risk of filing something twice. */
  readonly safeToRepeat: boolean;
  /** The answer, if there was one. */
  readonly response?: RawResponse;
  /** The errors of the answer, in one form. */
  readonly errors: readonly AnswerError[];
  /** `error.code` of the onboarding API, such as `DUPLICATE_OPEN_REQUEST`. */
  readonly serviceCode?: string;
  /** `error.context` of the onboarding API. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** `error.traceId` of the onboarding API, to pass on to the operator. */
  readonly traceId?: string;

  constructor(code: ClientErrorCode, facts: ClientErrorFacts = {}) {
    const { cause, params = {}, part, locale } = facts;
    const { detail } = params;
    const values = {
      ...params,
      ...(part !== undefined && { expected: say(clientParts, part, {}, locale) }),
      ...(typeof detail === 'string' && { detail: withoutStop(detail) }),
    };
    super('ClientError', code, say(clientErrors, code, values, locale), cause);
    this.safeToRepeat = facts.safeToRepeat ?? true;
    this.errors = facts.errors ?? [];
    if (params['member'] !== undefined) this.member = String(params['member']);
    if (facts.response !== undefined) this.response = facts.response;
    if (facts.serviceCode !== undefined) this.serviceCode = facts.serviceCode;
    if (facts.context !== undefined) this.context = facts.context;
    if (facts.traceId !== undefined) this.traceId = facts.traceId;
  }

  /** Whether a value is a `ClientError`, from this copy of the library or another. */
  static readonly isClientError: Check<ClientError> = /* @__PURE__ */ checkOf('ClientError');
}
