import type { ReceiptExtras } from '../../../print/index.js';
import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { readText } from '../read-file.js';

/**
 * What a receipt says beside its document. It is checked when it is printed. `undefined` if the file of `terminal-receipt`
 * cannot be read, which is then reported on standard error.
 */
export async function readReceipt(
  context: Context,
): Promise<{ readonly receipt: ReceiptExtras } | undefined> {
  const { values } = context;
  const file = textOf(values, 'terminal-receipt');
  const terminalReceipt = file === undefined ? undefined : await readText(context, file);
  if (file !== undefined && terminalReceipt === undefined) return undefined;
  return {
    receipt: {
      cashGiven: textOf(values, 'cash-given'),
      tip: textOf(values, 'tip'),
      issueTime: textOf(values, 'issue-time'),
      thanks: values['thanks'] === true,
      terminalReceipt,
    },
  };
}
