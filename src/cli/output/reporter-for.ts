import type { Context } from '../args/command.js';
import { JsonReporter, NdjsonReporter } from './json.js';
import type { Output } from './output.js';
import type { Reporter } from './report.js';
import { TextReporter } from './text.js';
import { textLook } from './text-look.js';

/** The reporter of the format that was asked for. */
export function reporterFor(context: Context, out: Output): Reporter {
  const { format } = context.values;
  if (format === 'json') return new JsonReporter(out);
  if (format === 'ndjson') return new NdjsonReporter(out);
  const look = textLook(context);
  // Who builds wants the documents; only what is wrong with them is worth a word.
  return new TextReporter(out, { ...look, quiet: look.quiet || out === context.err });
}
