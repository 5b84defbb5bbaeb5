import type { Words } from '../words-type.js';
import { documentWords } from './el-documents.js';
import { flowWords } from './el-flows.js';

/** All Greek words, by rule. */
export const el: Words = { ...documentWords, ...flowWords };
