import { isUtf8 } from 'node:buffer';
import type { Context } from './args/command.js';
import { decode } from './input/decode.js';
import type { Fault } from './input/fault.js';
import { faultOfSystem } from './input/items.js';
import { limits } from './input/limits.js';
import { faultOfHead, withoutMark } from './input/signature.js';
import { complaint } from './output/unusable-text.js';

/**
 * The bytes of a file, or of standard input for `-`; `undefined` if they cannot be read, which is then reported on
 * standard error.
 */
export async function readBytes(context: Context, source: string): Promise<Buffer | undefined> {
  const { io } = context;
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of source === '-' ? io.stdin.read() : io.readFile(source)) pieces.push(piece);
    return Buffer.concat(pieces);
  } catch (error) {
    await refuse(context, source, faultOfSystem(error));
    return undefined;
  }
}

/** The JSON of a file; `undefined` if it cannot be used, which is then reported on standard error. */
export async function readPayload(
  context: Context,
  source: string,
): Promise<{ readonly payload: unknown } | undefined> {
  const bytes = await readBytes(context, source);
  if (bytes === undefined) return undefined;
  const text = withoutMark(bytes);
  const fault = faultOfHead(text);
  const decoded = fault === undefined ? decode(text, limits, false) : { ok: false as const, fault };
  if (decoded.ok) return { payload: decoded.value };
  await refuse(context, source, decoded.fault);
  return undefined;
}

/** The text of a file; `undefined` if it cannot be used, which is then reported on standard error. */
export async function readText(context: Context, source: string): Promise<string | undefined> {
  const bytes = await readBytes(context, source);
  if (bytes === undefined || isUtf8(bytes)) return bytes && withoutMark(bytes).toString('utf8');
  await refuse(context, source, { name: 'not-utf-8' });
  return undefined;
}

async function refuse({ out, err, words }: Context, source: string, fault: Fault): Promise<void> {
  await out.flush();
  await err.line(complaint({ kind: 'unusable', unusable: { source, fault } }, words));
}
