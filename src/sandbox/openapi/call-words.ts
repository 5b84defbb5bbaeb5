import type { Schema } from './schema.js';

/** What only the OpenAPI document says about a call. Generated from reference/service.json. */
export interface CallWords {
  /** The group in the reference. */
  readonly part: string;
  readonly what: string;
  /** The source of the call, if it is not the description. */
  readonly source?: string;
  /** What the call costs, in credits. */
  readonly credits?: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly parameterExamples: Readonly<Record<string, unknown>>;
  /** Of a body in JSON. */
  readonly body?: Schema;
  /** Of an answer in JSON; for the onboarding API, the content of `data`. */
  readonly answer?: Schema;
  /** By status. */
  readonly success: Readonly<Record<string, string>>;
  readonly bodyExamples?: Readonly<Record<string, unknown>>;
  readonly answerExample?: unknown;
}
