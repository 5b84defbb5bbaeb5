import type { CallMethod } from './check-call-options.js';
import type { Core } from './core.js';

/** Returns the options of a method unchanged, after their names were checked. */
export type Checked = <Options>(method: CallMethod, options: Options) => Promise<Options>;

/** Checks the options of methods. Their names are loaded with the first call. */
export const checkedBy =
  (core: Core): Checked =>
  async (method, options) => {
    (await import('./check-call-options.js')).checkCallOptions(core, method, options);
    return options;
  };
