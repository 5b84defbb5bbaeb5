import type { OptionNames } from '../../../reading/options.js';
import type { RowFilter } from './rows.js';
import type { StateFilter } from './states.js';

/** The names of the members of a filter of rows. */
export const rowFilterNames: OptionNames<RowFilter> = {
  operation: true,
  standing: true,
  mark: true,
  uid: true,
  vatNumber: true,
  issueDate: true,
};

/** The names of the members of a filter of states. */
export const stateFilterNames: OptionNames<StateFilter> = { prefix: true, after: true, limit: true };
