import type { ProviderMessage } from '../../rules/inside.js';
import { onboardingErrors } from '../../sending/service/errors/onboarding-codes.js';
import { providerTexts } from '../../sending/service/errors/provider-texts.js';

export interface Answer {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer in JSON. */
export const json = (status: number, value: unknown, headers?: Answer['headers']): Answer => ({
  status,
  body: JSON.stringify(value),
  type: JSON_TYPE,
  ...(headers !== undefined && { headers }),
});

/** A file. */
export const file = (body: Uint8Array<ArrayBuffer>, type: string): Answer => ({ status: 200, body, type });

/** The answer to a body that cannot be bound or a missing parameter: texts by field. */
export const problem = (errors: Readonly<Record<string, readonly string[]>>, status = 400): Answer =>
  json(status, { title: 'One or more validation errors occurred.', status, errors });

/** Plain texts, in the form of the provider API. */
export const texts = (status: number, ...errors: string[]): Answer => json(status, { errors });

/** A message of the provider API, with the exact text of the description. */
export function message(name: ProviderMessage, messageStatus: number): Answer {
  const found = providerTexts.find((each) => each.message === name);
  if (found === undefined) throw new TypeError(`The message ${name} has no described text.`);
  return texts(name === 'open-table' ? found.status : messageStatus, found.text);
}

/** A success of the onboarding API in its envelope. */
export const envelope = (data: unknown, status = 200): Answer => json(status, { success: true, data });

/** One page of a list of the onboarding API in its envelope, with its total. */
export function envelopeOfPage(
  items: readonly unknown[],
  { page = '1', pageSize = '50' }: Readonly<Record<string, string>>,
): Answer {
  const size = Number(pageSize);
  const start = (Number(page) - 1) * size;
  return envelope({
    items: items.slice(start, start + size),
    total: items.length,
    page: Number(page),
    pageSize: size,
  });
}

/** The members of an onboarding error other than its code. */
export interface ErrorFacts {
  readonly message?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
  readonly traceId?: string;
}

/** A failure of the onboarding API in its envelope. */
export function failure(code: keyof typeof onboardingErrors, facts: ErrorFacts = {}): Answer {
  const { status, meaning } = onboardingErrors[code];
  const { message: said = meaning, ...rest } = facts;
  return json(status, { success: false, error: { code, message: said, ...rest } });
}

/** An unexpected error. Only these have a `traceId`. */
export const internalError = (isOnboarding: boolean, traceId: string): Answer =>
  isOnboarding
    ? failure('INTERNAL_ERROR', { traceId })
    : json(500, { title: 'Internal Server Error', status: 500, traceId });

/** The body of an answer as text, for the journal. */
export const bodyText = ({ body, type }: Pick<Answer, 'body' | 'type'>): string =>
  typeof body === 'string' ? body : `(${type}, ${body.byteLength} bytes)`;
