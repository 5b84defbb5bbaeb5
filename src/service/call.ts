/** Which part of the service a call belongs to; `public` calls take no key. */
export type CallApi = 'onboarding' | 'provider' | 'public';

/** What a parameter of a path, a query or a header may hold. */
export type ParameterKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'date'
  | 'guid'
  | 'mark'
  | 'uid'
  | 'vatNumber';

/** One parameter of a path, a query or a header. */
export interface Parameter {
  readonly kind: ParameterKind;
  readonly required?: true;
  /** The words it may be; several of them, joined by commas, where `list` is true. */
  readonly values?: readonly string[];
  readonly list?: true;
  readonly min?: number;
  readonly max?: number;
  /** What the service takes when it is absent. */
  readonly default?: string;
  /** What it is for, in one line. */
  readonly what: string;
}

/**
 * Whether a call may be made again when its answer was lost.
 * `freely`: it changes nothing. `with-key`: with the same `Idempotency-Key`. `after-search`: only when a search showed
 * what became of it. `after-pause`: a repeat is harmless after a pause. `never`: no search can prove what became of it.
 */
export type Repeat = 'freely' | 'with-key' | 'after-search' | 'after-pause' | 'never';

/** One call of the service as data. Source: service description, Endpoints, unless `source` says otherwise. */
export interface Call {
  readonly name: string;
  readonly api: CallApi;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** From the base address, with `{names}` of `pathParameters`. */
  readonly path: string;
  readonly pathParameters?: Readonly<Record<string, Parameter>>;
  readonly query?: Readonly<Record<string, Parameter>>;
  /** Headers besides the key. */
  readonly headers?: Readonly<Record<string, Parameter>>;
  /** `mark`: a MARK alone, as JSON writes a number. */
  readonly body: 'none' | 'json' | 'mark' | 'multipart';
  /** `envelope`: JSON in the envelope of the onboarding API. `document`: a PDF, or XML by file type. */
  readonly answer: 'json' | 'envelope' | 'pdf' | 'document' | 'none';
  /** The statuses of success. */
  readonly success: readonly number[];
  /** Codes of the onboarding API, or names of the provider API's messages, besides those that every call may answer. */
  readonly errors: readonly string[];
  readonly repeat: Repeat;
  /** Whether the call counts against the 60 calls a minute. Of provider calls this is not shown. */
  readonly rateLimited: boolean;
  /** What the call does, in one line. */
  readonly what: string;
  /** Where the call is stated, when it is not the description's list of endpoints. */
  readonly source?: string;
}

/** Whether a call carries the key: all but the public downloads. Source: service description, Authentication. */
export const carriesKey = (call: Pick<Call, 'api'>): boolean => call.api !== 'public';
