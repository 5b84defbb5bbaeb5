/** Which part of the service a call belongs to; `public` calls take no key. */
export type CallApi = 'onboarding' | 'provider' | 'public';

/** The kinds of values for a parameter of a path, a query or a header. */
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
  /** The allowed values. If `list` is true, several may be joined by commas. */
  readonly values?: readonly string[];
  readonly list?: true;
  readonly min?: number;
  readonly max?: number;
  /** The value that the service uses if it is absent. */
  readonly default?: string;
}

/**
 * Whether a call may be repeated after its answer was lost. `freely`: it changes nothing. `with-key`: with the same
 * `Idempotency-Key`. `after-search`: only after a search showed the result. `after-pause`: a repeat after a pause is
 * harmless. `never`: no search can show the result.
 */
export type Repeat = 'freely' | 'with-key' | 'after-search' | 'after-pause' | 'never';

/** One call of the service as data. Its row in reference/service.json has its words, source and examples too. */
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
  /** `mark`: only a MARK, as a JSON number. */
  readonly body: 'none' | 'json' | 'mark' | 'multipart';
  /** `envelope`: JSON in the envelope of the onboarding API. `document`: a PDF, or XML by file type. */
  readonly answer: 'json' | 'envelope' | 'pdf' | 'document' | 'none';
  /** The statuses of success. */
  readonly success: readonly number[];
  /** Codes of the onboarding API or names of provider API messages, in addition to those that any call may return. */
  readonly errors: readonly string[];
  readonly repeat: Repeat;
  /**
   * Whether the call counts towards the limit of 60 calls a minute. The description does not say so for provider calls.
   */
  readonly rateLimited: boolean;
}

/** Whether a call sends the key: all except the public downloads. Source: service description, Authentication. */
export const carriesKey = (call: Pick<Call, 'api'>): boolean => call.api !== 'public';
