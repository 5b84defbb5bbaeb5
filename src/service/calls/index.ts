import type { Call } from '../call.js';
import * as downloads from './downloads.js';
import * as onboarding from './onboarding.js';
import * as provider from './provider.js';
import * as webhooks from './webhooks.js';

/** Every call of the service. */
export const calls: readonly Call[] = [onboarding, webhooks, provider, downloads].flatMap((group) =>
  Object.values<Call>(group),
);

type Calls = typeof onboarding & typeof webhooks & typeof provider & typeof downloads;

/** The names of the calls with these members. A table over them that lacks a call does not compile. */
export type NamesOfCalls<Facts extends Partial<Call>> = {
  [Key in keyof Calls]: Calls[Key] extends Facts & { readonly name: infer Name extends string }
    ? Name
    : never;
}[keyof Calls];
