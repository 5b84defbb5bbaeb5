import type { Document } from '../../types/index.js';
import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { progressOption } from '../generated/options.js';
import type { TextItem } from '../input/items.js';
import { JsonReporter } from '../output/json.js';
import type { ReportedDocument } from '../output/report.js';
import { reporterFor } from '../output/reporter-for.js';
import { xmlFault } from '../output/xml-fault.js';
import { XmlText } from '../output/xml-text.js';
import { readEach } from '../read-each.js';
import { readBack } from '../xml-back.js';

/** `parastatiko xml`: converts documents to the XML of the tax authority, and back. */
export const xmlCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [
    ...checkOptions,
    {
      name: 'from',
      en: 'Read XML: FILE has an InvoicesDoc or RequestedDoc, and the request is printed.',
      el: 'Αντίστροφα: το ΑΡΧΕΙΟ περιέχει InvoicesDoc ή RequestedDoc και εμφανίζεται η αποστολή.',
    },
    progressOption,
  ],
  description: {
    en: 'Prints documents as one InvoicesDoc of the tax authority (XSD 2.0.2), without print-only members and members that the authority does not accept on the type. FILE has documents as for validate. Issues go to standard error; if any document has errors, no XML is printed. With --format json or ndjson, the XML is in the report.\nWith --from, FILE has such XML, or an answer of the authority (RequestedDoc), and the request {"invoice": […]} is printed. Bytes are decoded by their byte order mark or by the XML declaration. Anything that is not converted is listed on standard error; if a value or a whole document is left out, the exit code is 1. With --format json, each document comes with the members that the authority added.',
    el: 'Εμφανίζει παραστατικά ως ένα InvoicesDoc της ΑΑΔΕ (XSD 2.0.2), χωρίς όσα είναι μόνο για εκτύπωση και όσα η ΑΑΔΕ δεν δέχεται στον τύπο. Το ΑΡΧΕΙΟ περιέχει παραστατικά όπως για το validate. Τα ευρήματα γράφονται στην έξοδο σφαλμάτων· αν έστω ένα παραστατικό έχει σφάλματα, δεν εμφανίζεται XML. Με --format json ή ndjson το XML είναι μέσα στην αναφορά.\nΜε --from το ΑΡΧΕΙΟ περιέχει τέτοιο XML, ή απάντηση της ΑΑΔΕ (RequestedDoc), και εμφανίζεται η αποστολή {"invoice": […]}. Η κωδικοποίηση φαίνεται από το byte order mark ή από τη δήλωση XML. Ό,τι δεν μεταφέρεται κατονομάζεται στην έξοδο σφαλμάτων· αν παραλειφθεί τιμή ή ολόκληρο παραστατικό, ο κωδικός εξόδου είναι 1. Με --format json κάθε παραστατικό συνοδεύεται από όσα έγραψε πάνω του η ΑΑΔΕ.',
  },
  exitCodes: checkExitCodes,
  examples: {
    'parastatiko xml request.json > invoices.xml': {
      en: 'For the official schema, or an archive.',
      el: 'Για το επίσημο σχήμα, ή για αρχείο.',
    },
    'parastatiko xml --from invoices.xml | parastatiko validate': {
      en: 'Check XML from another program.',
      el: 'Έλεγχος XML από άλλο πρόγραμμα.',
    },
  },
  run: (context) => (context.values.from === true ? readBack(context) : run(context)),
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ Checker }, { toRegistryXml }, { isRegistryXmlError }] = await Promise.all([
    import('../check.js'),
    import('../../registry/to-registry-xml.js'),
    import('../../registry/error.js'),
  ]);
  const { out, err, values, words } = context;
  const isText = values.format === undefined || values.format === 'text';
  const isNdjson = values.format === 'ndjson';
  const checker = new Checker(settings);
  const reporter = reporterFor(context, isText ? err : out);
  const xml = new XmlText();
  let errors = 0;
  let silent = true;
  let unwritable = 0;

  const written = async (document: ReportedDocument): Promise<string | undefined> => {
    try {
      return toRegistryXml([document.entry.value as Document]);
    } catch (error) {
      if (!isRegistryXmlError(error)) throw error;
      unwritable += 1;
      await err.line(xmlFault(error, document.entry.source, context));
      return undefined;
    }
  };
  const take = async (item: TextItem): Promise<void> => {
    for (const found of checker.take(item)) {
      const { ok, issues } = found.kind === 'document' ? found.document : found.list;
      if (!ok) errors += 1;
      if (issues.length > 0) silent = false;
      if (found.kind === 'list') {
        await reporter.addList(found.list);
        continue;
      }
      const text = ok ? await written(found.document) : undefined;
      if (text !== undefined && !isNdjson && errors === 0) xml.add(text);
      await reporter.add({
        ...found.document,
        ...(isNdjson && text !== undefined && { extra: { xml: text } }),
      });
    }
  };
  const unusable = await readEach(context, 'documents', (entry) => take({ kind: 'entry', entry }), {
    others: take,
  });
  const whole = errors === 0 && unusable === 0 && unwritable === 0;
  if (reporter instanceof JsonReporter) {
    await reporter.end(unusable, whole ? (write) => xml.writeAsMember(write) : undefined);
  } else if (isNdjson) await reporter.end(unusable);
  else {
    if (!silent || unusable > 0) await reporter.end(unusable);
    if (whole) await xml.write((text) => out.markup(text));
    else await err.line(`parastatiko: ${words.xml.none}`);
  }
  if (unusable > 0) return 2;
  return errors > 0 || unwritable > 0 ? 1 : 0;
}
