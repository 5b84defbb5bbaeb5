import type { Context } from '../args/command.js';
import { JsonReporter, NdjsonReporter } from './json.js';
import type { Output } from './output.js';
import type { Reporter } from './report.js';
import { TextReporter } from './text.js';
import { widthOf } from './wrap.js';

/** The reporter of the format that was asked for. */
export function reporterFor(context: Context, out: Output): Reporter {
  const { values, locale, words, style, io } = context;
  if (values.format === 'json') return new JsonReporter(out);
  if (values.format === 'ndjson') return new NdjsonReporter(out);
  const width = widthOf(io.stdout.columns);
  return new TextReporter(out, { locale, words, style, width, quiet: values.quiet === true });
}
