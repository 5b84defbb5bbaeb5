import { readOptions } from '../reading/options.js';
import { inLanguage } from './error.js';
import { escapeHtml } from './html/escape.js';
import { rollHtml } from './html/roll.js';
import { sheetHtml } from './html/sheet.js';
import { rollStyles, sheetStyles } from './html/styles.js';
import { isSheet, type OrDraft, type RenderOptions, renderForm } from './options.js';
import { prepare } from './prepare.js';

/** The page loads nothing and runs no scripts, whatever its texts contain. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * Renders a document as a complete HTML page without scripts or external resources, for the screen, paper and PDF. It
 * prints the contents of the document, the print block first, and does not validate them: use `validate`. Each text has
 * the paths of its members in `data-path` (RFC 6901), so that an issue can be shown in its place.
 *
 * Without `issued` the page is a draft and says so. With an answer `Offline`, or with `transmissionFailure: 1`, it has the
 * notice of that failure (A.1035/2020). An answer that shows no issued document is refused.
 *
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an
 * option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const html = renderDocument(document, { format: 'roll80', language: ['el', 'en'], issued: outcome });
 */
export function renderDocument(document: unknown, options: OrDraft<RenderOptions> = {}): string {
  const read = readOptions<RenderOptions>(options, renderForm);
  try {
    return pageOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

function pageOf(document: unknown, options: RenderOptions): string {
  const { model, format } = prepare(document, options);
  const styles = isSheet(format) ? sheetStyles(model, format) : rollStyles(model, format);
  const body = isSheet(format) ? sheetHtml(model, format) : rollHtml(model, format);
  const [language] = model.languages;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(model.reference)}</title>
<style>
${styles}</style>
</head>
<body class="${format}">
${body}
</body>
</html>
`;
}
