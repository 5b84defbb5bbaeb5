import { escapeCss, escapeHtml } from '../html/escape.js';
import type { PrintModel, Value } from '../model/model.js';
import { type Strip, stripsOf } from '../model/strips.js';

/** The width of the content, which every mail program shows whole. It is narrower on a narrower screen. */
const WIDTH = 600;
/** About how many letters fit side by side on a phone, which decides whether the columns of a table stay. */
const LETTERS = 44;
const QR_SIZE = 168;
const LOGO_HEIGHT = 56;

const FALLBACK = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Text and ground are set together, so that a mail program that darkens one darkens both. */
const GROUND = '#ffffff';
const INK = '#111111';
const LINE = '#c8c8c8';

/** The images of a mail, by the address that its HTML has for them. */
export interface Images {
  readonly logo: string | undefined;
  readonly qr: string | undefined;
}

/**
 * A document for mail programs: tables with inline styles, one column of 600 pixels or the width of the screen, without
 * style sheets, scripts and anything to load.
 */
export function mailFragment(model: PrintModel, images: Images): string {
  const { look, languages } = model;
  const families = [...look.fonts.map((font) => `'${escapeCss(font)}'`), FALLBACK].join(',');
  // Browsers do not pass the letters of a page on to its tables if the page has no doctype.
  const base = `font-family:${families};font-size:15px;line-height:1.45;color:${INK}`;
  const rows = grouped(stripsOf(model, LETTERS)).map((strips) => rowsHtml(strips, model, images, base));
  return [
    `<table role="presentation" lang="${languages[0]}" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:${WIDTH}px;border-collapse:collapse;background-color:${GROUND};${base}">`,
    '<tr><td style="padding:24px 20px">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;${base}">`,
    ...rows,
    '</table>',
    '</td></tr></table>',
  ].join('\n');
}

/** The fragment as a complete message. Outlook for Windows needs a table of its own to keep the width. */
export function mailPage(fragment: string, title: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f2f3f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;background-color:#f2f3f5">
<tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${fragment}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Rows of columns that follow one another, as one table; every other step alone. The first step of a row has room above. */
function grouped(strips: readonly Strip[]): (readonly Strip[])[] {
  const groups: Strip[][] = [];
  for (const strip of strips.flatMap((each) =>
    each.kind === 'row' ? [...(each.strips.length > 1 ? [BETWEEN] : []), ...each.strips] : [each],
  )) {
    const last = groups.at(-1);
    if (strip.kind === 'cells' && last?.[0]?.kind === 'cells') last.push(strip);
    else groups.push([strip]);
  }
  return groups;
}

/** The room between two rows. */
const BETWEEN: Strip = { kind: 'row', strips: [] };

function rowsHtml(strips: readonly Strip[], model: PrintModel, images: Images, base: string): string {
  const [strip] = strips;
  switch (strip?.kind) {
    case 'logo':
      return images.logo === undefined
        ? ''
        : wide(
            `<img src="${escapeHtml(images.logo)}" alt="${escapeHtml(model.issuer)}" height="${LOGO_HEIGHT}" style="display:inline-block;height:${LOGO_HEIGHT}px;width:auto;max-width:100%;border:0">`,
            'padding:0 0 12px;text-align:center',
          );
    case 'rule':
      return wide(
        '&nbsp;',
        `padding:0;height:12px;font-size:0;line-height:0;border-bottom:1px solid ${LINE}`,
      ).concat(wide('&nbsp;', 'padding:0;height:10px;font-size:0;line-height:0'));
    case 'qr':
      return images.qr === undefined ? '' : qrHtml(strip.qr.text, strip.qr.label, images.qr);
    case 'cells':
      return wide(cellsHtml(strips, base), 'padding:0');
    case 'pair': {
      const { left, right, style } = strip;
      const bold = weightOf(style);
      return `<tr><td style="padding:2px 8px 2px 0;vertical-align:top;text-align:left;${bold}">${all(left)}</td><td align="right" style="padding:2px 0;vertical-align:top;text-align:right;${bold}">${all(right)}</td></tr>`;
    }
    case 'text':
      return textHtml(strip, model);
    case 'row':
      return wide('&nbsp;', 'padding:0;height:6px;font-size:0;line-height:0');
    default:
      return '';
  }
}

function textHtml(
  { values, style, center }: Extract<Strip, { kind: 'text' }>,
  { look, title }: PrintModel,
): string {
  const align = center === true ? 'text-align:center' : 'text-align:left';
  const text = all(values);
  if (values[0] === title) {
    return wide(
      `<h1 style="margin:0;font-size:22px;line-height:1.25;font-weight:700;color:${look.accent}">${text}</h1>`,
      `padding:0 0 4px;${align}`,
    );
  }
  if (style === 'band') {
    return wide(text, `padding:6px 8px;background-color:${INK};color:${GROUND};font-weight:700;${align}`);
  }
  return wide(text, `padding:2px 0;${align};${weightOf(style)}`);
}

function weightOf(style: string | undefined): string {
  if (style === 'large') return 'font-size:19px;font-weight:700';
  if (style === 'strong') return 'font-weight:700';
  return style === 'fixed' ? 'font-family:monospace;font-size:13px' : '';
}

/** A row over both columns. */
const wide = (inside: string, style: string): string =>
  `<tr><td colspan="2" style="${style}">${inside}</td></tr>`;

function cellsHtml(strips: readonly Strip[], base: string): string {
  const rows = strips.flatMap((strip) =>
    strip.kind !== 'cells'
      ? []
      : `<tr>${strip.cells
          .map((cell, index) =>
            index === 0
              ? `<td style="padding:2px 8px 2px 0;text-align:left">${valueHtml(cell)}</td>`
              : `<td align="right" style="padding:2px 0 2px 8px;text-align:right">${valueHtml(cell)}</td>`,
          )
          .join('')}</tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;${base}">${rows.join('')}</table>`;
}

/** The code, which opens its address where it is one of the web. */
function qrHtml(address: string, label: string, image: string): string {
  const picture = `<img src="${escapeHtml(image)}" alt="${escapeHtml(`${label}: ${address}`)}" width="${QR_SIZE}" height="${QR_SIZE}" style="display:inline-block;width:${QR_SIZE}px;height:${QR_SIZE}px;border:0">`;
  const linked = /^https?:\/\//i.test(address) ? `<a href="${escapeHtml(address)}">${picture}</a>` : picture;
  return wide(linked, 'padding:12px 0 0;text-align:center');
}

const all = (values: readonly Value[]): string => values.map(valueHtml).join(' ');

/** A word that is wider than half a phone, such as a UID. It alone may break anywhere: not all programs know both styles. */
const LONG_WORD = /(\S{20,})/;

function valueHtml({ text, link }: Value): string {
  const shown = text
    .split(LONG_WORD)
    .map((part, index) => {
      const escaped = escapeHtml(part).replaceAll('\n', '<br>');
      return index % 2 === 0
        ? escaped
        : `<span style="overflow-wrap:anywhere;word-break:break-word">${escaped}</span>`;
    })
    .join('');
  return link === undefined
    ? shown
    : `<a href="${escapeHtml(link)}" style="color:${INK};text-decoration:underline">${shown}</a>`;
}
