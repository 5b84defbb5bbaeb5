import type { Call } from './call.js';
import * as generated from './generated/calls.js';

type Calls = typeof generated;

export const calls: readonly Call[] = Object.values<Call>(generated);

/** The name of a call. A table over them that lacks a call does not compile. */
export type CallName = Calls[keyof Calls]['name'];
