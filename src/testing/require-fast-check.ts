import type FastCheck from 'fast-check';

declare const require: (name: 'fast-check') => { default: typeof FastCheck };

const load = (): typeof FastCheck | undefined => {
  try {
    return require('fast-check').default;
  } catch {
    return undefined;
  }
};

/** Like load-fast-check.ts, for CommonJS, which has no top-level await. */
export const loaded = load();
