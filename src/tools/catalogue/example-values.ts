import type { Params } from '../../types/index.js';

/** The values of an issue, and where it is: what the sentences of a rule are filled with. */
export interface ExampleValues {
  readonly path?: readonly (string | number)[];
  readonly params: Params;
}
