import type { PageLanguage } from '../view/issues.js';
import { el } from './generated/el.js';
import { type ControlSentences, en } from './generated/en.js';

/** Why an action of the page is not possible, by language. */
export const sentences: Readonly<Record<PageLanguage, ControlSentences>> = { en, el };
