import type { Params } from '../types/issue.js';

/** Inserts values in place of `{braces}`. For sentences without optional parts; a small import. */
export const fillPlain = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => `${params[name]}`);
