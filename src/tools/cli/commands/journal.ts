import { actionGiven } from '../args/action.js';
import type { Command } from '../args/command.js';
import { journalRow } from '../generated/commands/journal.js';
import { actions } from '../journal/actions.js';
import { withOpenJournal } from '../journal/open.js';

/** `parastatiko journal`: looks at a journal, and settles single documents. */
export const journalCommand: Command = {
  ...journalRow,
  async run(context) {
    const { name, operands } = actionGiven(context, journalRow, { ofWords: true });
    return await withOpenJournal(context, (open) => actions[name](context, open, operands));
  },
};
