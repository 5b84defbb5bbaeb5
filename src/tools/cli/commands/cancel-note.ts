import type { Command, Context, ExitCode } from '../args/command.js';
import { membersGiven } from '../args/values.js';
import { cancelNoteRow } from '../generated/commands/cancel-note.js';
import { ask } from '../service/ask.js';
import { showOutcome } from '../service/outcome-text.js';

/** `parastatiko cancel-note`: cancels a delivery note or a receiving note. */
export const cancelNoteCommand: Command = { ...cancelNoteRow, run };

type Note = Readonly<Record<'mark' | 'invoiceType' | 'entityVatNumber', string>>;

async function run(context: Context): Promise<ExitCode> {
  const { mark, invoiceType, entityVatNumber } = membersGiven<Note>(context);
  return await ask(context, async (client) => {
    const document = { issuer: { vatNumber: entityVatNumber }, invoiceHeader: { invoiceType } };
    return await showOutcome(context, mark, await client.cancelNote({ mark, document }));
  });
}
