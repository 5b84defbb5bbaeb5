import { pathWith } from '../../../reading/path-with.js';
import type { WebFormData } from '../../../types/web.js';
import { type Call, carriesKey } from '../../service/call.js';
import { serviceHeaders } from '../../service/limits.js';
import type { Core } from '../core.js';
import type { ReadCallOptions } from '../read-options.js';

export type SentCall = Omit<Call, 'body' | 'errors'>;

/** The values of a call, besides its options. */
export interface CallValues {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The body as JSON. */
  readonly json?: string;
  readonly form?: WebFormData;
  readonly idempotencyKey?: string;
}

/** A call that is ready to be sent, once or repeatedly. */
export interface PreparedCall {
  readonly call: SentCall;
  readonly url: string;
  /** Without the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | WebFormData | undefined;
  readonly options: ReadCallOptions;
  /** Runs right before the call is sent. If it throws, the call is not sent. */
  readonly beforeSending?: () => Promise<void>;
}

const ACCEPT: Readonly<Record<Call['answer'], string>> = {
  json: 'application/json',
  envelope: 'application/json',
  pdf: 'application/pdf',
  document: 'application/pdf, application/xml',
  none: 'application/json',
};

/** Prepares a call: address, query and headers. The key is added when it is sent. */
export function prepare(
  core: Core,
  call: SentCall,
  values: CallValues,
  options: ReadCallOptions,
): PreparedCall {
  const path = pathWith(call.path, (name) => encodeURIComponent(values.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query ?? {})) {
    if (value !== undefined) query.append(name, value);
  }
  const text = String(query);
  const search = text === '' ? '' : `?${text}`;
  return {
    call,
    url: `${core.baseUrl}${path}${search}`,
    headers: {
      accept: ACCEPT[call.answer],
      ...options.headers,
      ...(values.json !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      ...(values.idempotencyKey !== undefined && {
        [serviceHeaders.idempotencyKey.toLowerCase()]: values.idempotencyKey,
      }),
    },
    body: values.json ?? values.form,
    options,
  };
}

/** The headers, including the key. */
export const headersToSend = (core: Core, { call, headers }: PreparedCall): Record<string, string> =>
  carriesKey(call) ? { ...headers, [serviceHeaders.key]: core.apiKey } : { ...headers };
