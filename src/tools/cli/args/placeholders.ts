import type { Both } from '../../../types/inside.js';
import { commandWords } from '../generated/commands.js';

/** What stands in the help for the value of an option. */
export const FILE: Both = commandWords.placeholders.file;
export const VAT_NUMBER: Both = commandWords.placeholders.vatNumber;
export const COUNT: Both = { en: 'N', el: 'N' };
export const TEXT: Both = commandWords.placeholders.text;
