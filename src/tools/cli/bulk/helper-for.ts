import type { ValidateOptions } from '../../../rules/validate/validate-options.js';
import type { Context } from '../args/command.js';
import { limits } from '../input/limits.js';
import { textLook } from '../output/text-look.js';
import { isColoured } from '../terminal/style.js';
import { Bulk } from './bulk.js';

/** The helper that checks long inputs; undefined without threads. */
export function helperFor(context: Context, settings: ValidateOptions, workers: number): Bulk | undefined {
  const { io, values } = context;
  if (io.threads === undefined) return undefined;
  const { language, style, width, quiet } = textLook(context);
  const format = values.format === 'json' || values.format === 'ndjson' ? values.format : 'text';
  // A worker loads the locale itself, because it is not plain data.
  const { locale, ...plain } = settings;
  const setup = {
    settings: plain,
    limits,
    language,
    format,
    coloured: isColoured(style),
    width,
    quiet,
    blockFindings: io.threads.blockFindings,
  } as const;
  return new Bulk(io.threads, setup, workers);
}
