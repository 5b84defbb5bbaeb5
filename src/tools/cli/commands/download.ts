import type { PdfName } from '../../../sending/client/calls/download.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { membersGiven, neededText } from '../args/values.js';
import { downloadRow } from '../generated/commands/download.js';
import { ask } from '../service/ask.js';
import { saveNew } from '../service/save-new.js';

/** `parastatiko download`: the PDF or the registry XML of a document. */
export const downloadCommand: Command = { ...downloadRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { values } = context;
  const file = neededText(context, 'output');
  const { uid, authenticationCode } = membersGiven<{
    readonly uid?: string;
    readonly authenticationCode?: string;
  }>(context);
  const hasOne = (uid === undefined) !== (authenticationCode === undefined);
  // The XML is available only by UID.
  if (!hasOne || (values.xml === true && uid === undefined))
    throw new UsageError((words) =>
      values.xml === true ? words.missingOption('--uid', 'UID') : words.oneOf('--uid, --authentication-code'),
    );
  return await ask(
    context,
    async (client) => {
      const { bytes } =
        values.xml === true && uid !== undefined
          ? await client.downloadRegistryXml(uid)
          : await client.downloadPdf((uid === undefined ? { authenticationCode } : { uid }) as PdfName);
      return await saveNew(context, file, await bytes());
    },
    { withKey: false },
  );
}
