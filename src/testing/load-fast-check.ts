import type FastCheck from 'fast-check';

/** fast-check, or undefined where it is not installed. The CommonJS build takes require-fast-check.ts instead. */
export const loaded: typeof FastCheck | undefined = await import('fast-check').then(
  (module) => module.default,
  () => undefined,
);
