import type { Context } from '../args/command.js';
import type { Output } from '../terminal/output.js';
import { JsonReporter, NdjsonReporter } from './json.js';
import type { Reporter } from './report.js';
import { TextReporter } from './text.js';
import { textLook } from './text-look.js';

export function reporterFor(context: Context, out: Output): Reporter {
  const { format } = context.values;
  if (format === 'json') return new JsonReporter(out);
  if (format === 'ndjson') return new NdjsonReporter(out);
  const look = textLook(context);
  // Users of `build` want the documents, so the report lists only those with issues.
  return new TextReporter(out, { ...look, quiet: look.quiet || out === context.err });
}
