import type FastCheck from 'fast-check';

/** fast-check, or `undefined` if it is not installed. The CommonJS build uses require-fast-check.ts instead. */
export const loaded: typeof FastCheck | undefined = await import('fast-check').then(
  (module) => module.default,
  () => undefined,
);
