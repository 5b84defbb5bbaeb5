import type { Document } from '../../../types/index.js';
import { checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { xmlRow } from '../generated/commands/xml.js';
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
  ...xmlRow,
  run: (context) => (context.values.from === true ? readBack(context) : run(context)),
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ Checker }, { toRegistryXml }, { isRegistryXmlError }] = await Promise.all([
    import('../check.js'),
    import('../../../registry/to-registry-xml.js'),
    import('../../../registry/core/error.js'),
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
  const unusable = await readEach(context, 'documents', (entry) => take({ kind: 'entry', entry }), take);
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
