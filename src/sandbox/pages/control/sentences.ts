import type { Both } from '../../../types/language.js';
import { el } from './generated/el.js';
import { type ControlSentences, en } from './generated/en.js';

/** Why an action of the page is not possible, by language. */
export const sentences: Both<ControlSentences> = { en, el };
