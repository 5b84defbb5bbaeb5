/** Some members of facts, each of them required, with their comments. */
export type Stated<Of, Names extends keyof Of> = {
  readonly [Name in keyof Pick<Of, Names>]-?: Exclude<Of[Name], undefined>;
};
