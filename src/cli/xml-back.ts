import type { Context, ExitCode } from './args/command.js';
import { plus } from './counting.js';
import { faultOfSystem } from './input/items.js';
import { limits } from './input/limits.js';
import { clean } from './output/clean.js';
import { wantsJson, writeList } from './output/json-lines.js';
import { RequestText } from './output/request-text.js';
import { complaint } from './output/unusable-text.js';
import { sourcesOf } from './sources-of.js';
import { xmlFault } from './words/xml-fault.js';

/** Reads the authority's XML and prints the documents in it. */
export async function readBack(context: Context): Promise<ExitCode> {
  const [{ fromRegistryXml }, { isRegistryXmlError }] = await Promise.all([
    import('../registry/from-registry-xml.js'),
    import('../registry/error.js'),
  ]);
  const { io, out, err, words, values } = context;
  const request = new RequestText();
  const found: unknown[] = [];
  let unusable = 0;
  for (const source of sourcesOf(context)) {
    try {
      const text = await wholeText(source === '-' ? io.stdin.read() : io.readFile(source));
      for (const [index, { document, registration, unread }] of fromRegistryXml(text).entries()) {
        request.add(document);
        found.push({ source, index, document, registration, unread });
        for (const element of unread)
          await err.line(words.xml.unread(clean(source), index + 1, clean(element.path.join('/'))));
      }
    } catch (error) {
      unusable += 1;
      await err.line(
        isRegistryXmlError(error)
          ? xmlFault(error, source, words)
          : complaint({ kind: 'unusable', unusable: { source, fault: faultOfSystem(error) } }, words),
      );
    }
  }
  if (wantsJson(values)) await writeList(out, found, values);
  else if (unusable === 0) await request.write((text) => out.write(text));
  else await err.line(`parastatiko: ${words.report.noRequest}`);
  return unusable > 0 ? 2 : 0;
}

async function wholeText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size = plus(size, chunk.length);
    if (size > limits.textBytes) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
    pieces.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
}
