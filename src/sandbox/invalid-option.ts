import { english, OptionsError } from '../issues/inside.js';

/** An option of the sandbox with a value of the wrong kind. */
export const invalidOption = (option: string, example: string): OptionsError =>
  new OptionsError('invalid', { option, example }, english);
