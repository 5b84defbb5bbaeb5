export * from '../../../src/builders/index.js';
export type { Document } from '../../../src/types/index.js';
