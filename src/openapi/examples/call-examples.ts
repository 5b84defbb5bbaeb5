/** The request bodies of a call, by the name of the example, and its answer. */
export interface CallExamples {
  readonly bodies?: Readonly<Record<string, unknown>>;
  /** For the onboarding API: the content of `data`. */
  readonly answer?: unknown;
}
