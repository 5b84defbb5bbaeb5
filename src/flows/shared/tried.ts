import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import type { Issue } from '../../types/index.js';
import { RefusedStepError } from './refused-step-error.js';

/**
 * The result of a step, without an exception: its value, or all reasons against it.
 *
 * @example
 * const tried: Tried<TableStep> = table.try.order(facts);
 * if (tried.ok) send(tried.value.document);
 * else show(tried.issues);
 */
export type Tried<Value> =
  | { readonly ok: true; readonly value: Value; readonly issues?: undefined }
  | { readonly ok: false; readonly value?: undefined; readonly issues: readonly Issue[] };

/**
 * Runs a step of any flow and returns the issues of a `RefusedStepError` or `InvalidDocumentError` instead of throwing
 * it. Any other error is a bug in the program and is still thrown. If the step returns a promise, the result is also a
 * promise.
 *
 * @example
 * const credit = tryStep(() => creditOf(issued, { series: 'ΠΤ', aa: '7', issueDate, lines: [{ line: 1, quantity: 2 }] }));
 * if (!credit.ok) for (const { message } of credit.issues) console.log(message);
 */
export function tryStep<Value>(step: () => Promise<Value>): Promise<Tried<Value>>;
export function tryStep<Value>(step: () => Value): Tried<Value>;
export function tryStep(step: () => unknown): Tried<unknown> | Promise<Tried<unknown>> {
  try {
    const value = step();
    return value instanceof Promise ? value.then(taken, refused) : taken(value);
  } catch (error) {
    return refused(error);
  }
}

const taken = (value: unknown): Tried<unknown> => ({ ok: true, value });

function refused(error: unknown): Tried<never> {
  if (RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error))
    return { ok: false, issues: error.issues };
  throw error;
}

/**
 * Steps of a flow in a form that does not throw: the same names and arguments, each returning a `Tried`.
 *
 * @example
 * const steps: Trying<Cancellation, 'sent' | 'answered'> = cancellation.try;
 */
export type Trying<Flow, Step extends keyof Flow> = {
  readonly [Name in Step]: Flow[Name] extends (...given: infer Given) => infer Value
    ? (...given: Given) => Tried<Value>
    : never;
};

/** The given steps of a flow, in a form that does not throw. */
export function trying<Flow extends object, Step extends keyof Flow>(
  flow: Flow,
  steps: readonly Step[],
): Trying<Flow, Step> {
  const forms = steps.map((name) => {
    const step = flow[name] as (...given: unknown[]) => unknown;
    return [name, (...given: unknown[]) => tryStep(() => Reflect.apply(step, flow, given))] as const;
  });
  return Object.fromEntries(forms) as Trying<Flow, Step>;
}
