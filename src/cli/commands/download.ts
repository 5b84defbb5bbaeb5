import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { askingExitCodes } from '../args/exit-codes.js';
import { FILE } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { ask } from '../service/ask.js';
import { neededText, serviceOptions, textOf } from '../service/options.js';
import { saveNew } from '../service/save-new.js';

const output: Option = {
  name: 'output',
  short: 'o',
  placeholder: FILE,
  en: 'Where to save it. An existing file is never overwritten.',
  el: 'Πού αποθηκεύεται. Αρχείο που υπάρχει δεν αντικαθίσταται.',
};

/** `parastatiko download`: the PDF or the registry XML of a document. */
export const downloadCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [
    ...serviceOptions.filter(({ name }) => name !== 'key-file'),
    output,
    {
      name: 'uid',
      placeholder: { en: 'UID', el: 'UID' },
      en: 'The document with this UID.',
      el: 'Το παραστατικό με αυτό το UID.',
    },
    {
      name: 'authentication-code',
      placeholder: { en: 'CODE', el: 'ΚΩΔΙΚΟΣ' },
      en: 'The document with this authentication code.',
      el: 'Το παραστατικό με αυτόν τον κωδικό αυθεντικοποίησης.',
    },
    {
      name: 'xml',
      en: 'The detailed XML of the registry instead of the PDF; needs --uid.',
      el: 'Το αναλυτικό XML αντί για το PDF· χρειάζεται --uid.',
    },
  ],
  description: {
    en: 'Downloads the PDF of an issued document, or its detailed XML. These downloads are public: no key is needed, and none is sent.',
    el: 'Κατεβάζει το PDF ενός παραστατικού, ή το αναλυτικό XML του. Οι λήψεις αυτές είναι δημόσιες: δεν χρειάζεται κλειδί και δεν στέλνεται.',
  },
  exitCodes: askingExitCodes,
  examples: {
    'parastatiko download --uid A3F05C7D9E1B24680ACE13579BDF02468ACE1357 --output receipt.pdf': {
      en: 'The PDF.',
      el: 'Το PDF.',
    },
    'parastatiko download --uid A3F05C7D9E1B24680ACE13579BDF02468ACE1357 --xml -o receipt.xml': {
      en: 'The XML.',
      el: 'Το XML.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values } = context;
  const file = neededText(values, output);
  const name = nameIn(context);
  return await ask(
    context,
    async (client) => {
      const { bytes } =
        values.xml === true && 'uid' in name
          ? await client.downloadRegistryXml(name.uid)
          : await client.downloadPdf(name);
      return await saveNew(context, file, await bytes());
    },
    { withKey: false },
  );
}

/** The document to download. The XML is available only by UID. Throws `UsageError`. */
function nameIn({ values }: Context): { readonly uid: string } | { readonly authenticationCode: string } {
  const uid = textOf(values, 'uid');
  const authenticationCode = textOf(values, 'authentication-code');
  if (uid !== undefined && authenticationCode === undefined) return { uid };
  if (authenticationCode !== undefined && uid === undefined && values.xml === undefined) {
    return { authenticationCode };
  }
  throw new UsageError((words) =>
    values.xml === true ? words.missingOption('--uid', 'UID') : words.oneOf('--uid, --authentication-code'),
  );
}
