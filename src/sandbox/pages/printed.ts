import { isPrintError } from '../../print/error.js';
import { escapeHtml } from '../../print/html/escape.js';
import { pageFormats, type RenderOptions } from '../../print/options.js';
import { renderDocument } from '../../print/render-document.js';
import { issuedOf } from '../provider/issued.js';
import { refuse, respondPage } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import { warnings } from './warning.js';

/** A printed form loads nothing and runs no scripts, wherever it is shown. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

/** The page that the QR code opens: the printed form of a document, under a line that says what it is. */
export function printedForm({ world }: Site, { path, url, language }: PageRequest): Response {
  const row = world.documents.byUid(path['uid'] ?? '');
  if (row === undefined) return refuse(404, 'not-found', 'The sandbox has no such document, or no longer.');
  try {
    const html = renderDocument(row.document, {
      ...optionsIn(url.searchParams),
      issued: issuedOf(row, url.origin),
    });
    return respondPage(withBanner(html, warnings[language].warning), POLICY);
  } catch (error) {
    if (!isPrintError(error)) throw error;
    return refuse(422, 'not-possible', error.message);
  }
}

/** The requested language and paper. Other parameters are ignored. */
function optionsIn(asked: URLSearchParams): RenderOptions {
  const language = asked.get('language');
  const format = pageFormats.find((each) => each === asked.get('format'));
  return { ...((language === 'el' || language === 'en') && { language }), ...(format && { format }) };
}

function withBanner(html: string, warning: string): string {
  const style = 'font:bold 14px sans-serif;background:#fd0;color:#000;padding:10px 12px;margin:0';
  const banner = `<p style="${style}">${escapeHtml(warning)}</p>`;
  const [head = '', ...rest] = html.split('\n<body');
  const [attributes = '', ...body] = rest.join('\n<body').split('>');
  return `${head}\n<body${attributes}>\n${banner}${body.join('>')}`;
}
