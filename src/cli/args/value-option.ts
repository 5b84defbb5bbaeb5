import type { Both } from '../words/index.js';
import type { Option } from './command.js';

/** An option with a value, and nothing else to say about it. */
export const valueOption = (name: string, placeholder: Both, en: string, el: string): Option => ({
  name,
  placeholder,
  en,
  el,
});
