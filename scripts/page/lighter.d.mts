import type { Plugin } from 'esbuild';

export const lighter: Plugin;
