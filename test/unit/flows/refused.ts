import { RefusedStepError } from '../../../src/flows/index.js';
import type { Issue } from '../../../src/types/index.js';

/** What stands against a step, without its words. */
export type Refused = Pick<Issue, 'rule' | 'path' | 'params'>[];

const without = (error: unknown): Refused => {
  if (!RefusedStepError.isRefusedStepError(error)) throw error;
  return error.issues.map(({ rule, path, params }) => ({ rule, path, params }));
};

/** The issues of a step that is refused; none when it is taken. */
export function refusedBy(step: () => unknown): Refused {
  try {
    step();
  } catch (error) {
    return without(error);
  }
  return [];
}

/** The same for a step that promises. */
export async function refusedLater(step: Promise<unknown>): Promise<Refused> {
  try {
    await step;
  } catch (error) {
    return without(error);
  }
  return [];
}
