import type { OptionNames } from '../../../reading/options.js';
import type { RowFilter } from './rows.js';
import type { StateFilter } from './states.js';

export const rowFilterNames: OptionNames<RowFilter> = {
  operation: true,
  standing: true,
  mark: true,
  uid: true,
  vatNumber: true,
  issueDate: true,
};

export const stateFilterNames: OptionNames<StateFilter> = { prefix: true, after: true, limit: true };
