import type { Theme } from '../../../print/index.js';
import { isRecord } from '../../../reading/inside.js';
import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { readBytes, readPayload } from '../read-file.js';
import { clean } from '../terminal/clean.js';

/**
 * The theme of the page: the file of `--theme`, with the options `accent`, `logo` and `css`, which take precedence. What is in it is
 * checked when it is printed. `undefined` if a file cannot be used, which is then reported on standard error.
 */
export async function readTheme(
  context: Context,
): Promise<{ readonly theme: Theme | undefined } | undefined> {
  const { values, err, words } = context;
  const [file, logo, css, accent] = ['theme', 'logo', 'css', 'accent'].map((name) => textOf(values, name));
  const own: Record<string, string> = accent === undefined ? {} : { accent };
  const from = file === undefined ? { payload: {} } : await readPayload(context, file);
  if (from === undefined) return undefined;
  if (!isRecord(from.payload)) {
    await err.line(`parastatiko: ${clean(file ?? '')}: ${words.preview.noTheme}`);
    return undefined;
  }
  if (logo !== undefined) {
    const bytes = await readBytes(context, logo);
    if (bytes === undefined) return undefined;
    const type = typeOf(bytes);
    if (type === undefined) {
      await err.line(`parastatiko: ${clean(logo)}: ${words.preview.noImage}`);
      return undefined;
    }
    own['logo'] = `data:${type};base64,${bytes.toString('base64')}`;
  }
  if (css !== undefined) {
    const bytes = await readBytes(context, css);
    if (bytes === undefined) return undefined;
    own['css'] = bytes.toString('utf8');
  }
  return { theme: { ...from.payload, ...own } };
}

/** The first bytes of each kind of image, in hexadecimal. */
const STARTS = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638/],
  ['image/webp', /^52494646.{8}57454250/],
] as const;
const SVG = /<svg[\s>]/i;

/** The kind of an image, from its contents. */
function typeOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 12).toString('hex');
  const [type] = STARTS.find(([, pattern]) => pattern.test(start)) ?? [];
  if (type !== undefined) return type;
  return SVG.test(bytes.subarray(0, 4000).toString('utf8')) ? 'image/svg+xml' : undefined;
}
