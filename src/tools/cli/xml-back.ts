import type { UnreadElement } from '../../registry/index.js';
import type { Context, ExitCode } from './args/command.js';
import { faultOfSystem } from './input/items.js';
import { limits } from './input/limits.js';
import { wantsJson, writeList } from './output/json-lines.js';
import { RequestText } from './output/request-text.js';
import { complaint } from './output/unusable-text.js';
import { xmlFault } from './output/xml-fault.js';
import { sourcesOf } from './sources-of.js';
import { clean } from './terminal/clean.js';

/** Whether something is missing from the request because of it. Everything else is only reported. */
const isLoss = ({ reason }: UnreadElement): boolean => reason !== 'unknown' && reason !== 'damaged';

/** Reads the authority's XML and prints the documents in it. */
export async function readBack(context: Context): Promise<ExitCode> {
  const [{ readInvoices }, { isRegistryXmlError }] = await Promise.all([
    import('../../registry/from-registry-xml.js'),
    import('../../registry/core/error.js'),
  ]);
  const { io, out, err, words, values } = context;
  const request = new RequestText();
  const found: unknown[] = [];
  const isJson = wantsJson(values);
  let unusable = 0;
  let losses = 0;
  for (const source of sourcesOf(context)) {
    try {
      const bytes = await wholeInput(source === '-' ? io.stdin.read() : io.readFile(source));
      const others = new Set<string>();
      let index = 0;
      // A damaged file is refused whole.
      const invoices = [...readInvoices(bytes, { maxSize: limits.textBytes }, (list) => others.add(list))];
      for (const { document, registration, unread } of invoices) {
        if (isJson) found.push({ source, index, document, registration, unread });
        else if (document !== undefined) request.add(document);
        index += 1;
        for (const element of unread) {
          if (isLoss(element)) losses += 1;
          const place = element.path.length === 0 ? '' : `${clean(element.path.join('/'))}: `;
          const what = `${place}${words.xml.unreadBecause[element.reason]}`;
          await err.line(words.xml.unread(clean(source), index, what));
        }
      }
      for (const list of others) await err.line(words.xml.requested(clean(source), list));
    } catch (error) {
      unusable += 1;
      await err.line(
        isRegistryXmlError(error)
          ? xmlFault(error, source, context)
          : complaint({ kind: 'unusable', unusable: { source, fault: faultOfSystem(error) } }, words),
      );
    }
  }
  if (isJson) await writeList(out, found, values);
  else if (unusable === 0) await request.write((text) => out.write(text));
  else await err.line(`parastatiko: ${words.report.noRequest}`);
  if (unusable > 0) return 2;
  return losses > 0 ? 1 : 0;
}

async function wholeInput(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limits.textBytes) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
    pieces.push(chunk);
  }
  return Buffer.concat(pieces);
}
