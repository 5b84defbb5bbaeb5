/** A test of the sandbox, by its file and its exact title. */
export interface HeldBy {
  readonly file: string;
  readonly title: string;
}

/** A sentence of the service description, in our own words, and the sandbox tests for it. */
export type Sentence = readonly [says: string, ...heldBy: [HeldBy, ...HeldBy[]]];

/** A part of the description with its sentences, in order. */
export interface Part {
  readonly name: string;
  readonly sentences: readonly Sentence[];
}

const inFile =
  (name: string) =>
  (title: string): HeldBy => ({ file: `test/unit/sandbox/${name}.test.ts`, title });

export const issue = inFile('issue');
export const onboarding = inFile('onboarding');
export const webhooks = inFile('webhooks');
export const search = inFile('search');
export const pos = inFile('pos');
export const tables = inFile('tables');
export const slips = inFile('slips');
export const keys = inFile('keys');
export const forms = inFile('forms');
