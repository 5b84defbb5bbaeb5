import type { Look, PrintModel } from '../model/model.js';
import { shortened } from '../model/shortened.js';
import { escapeCss } from './escape.js';
import { markSize } from './mark-size.js';

const FALLBACK = '"Noto Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif';

/** Shared by sheets and rolls: nothing is wider than its container, and figures are aligned. */
function base({ accent, fonts }: Look): string {
  const families = [...fonts.map((font) => `"${escapeCss(font)}"`), FALLBACK].join(',');
  return `:root{--accent:${accent};--ink:#111;--soft:#555;--line:#c8c8c8}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;color:var(--ink);font-family:${families};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere;background:#eceef1}
main{background:#fff;margin:6mm auto;box-shadow:0 1px 6px #0003}
h1,h2{margin:0;font-weight:600}
.text,td,h1,.note{white-space:pre-line;unicode-bidi:isolate}
a{color:inherit}
.qr{display:block}
.fixed,.fixed .text{font-family:monospace;white-space:pre-wrap;text-align:left}
.logo{display:block;object-fit:contain}
.watermark{inset:0;display:flex;flex-direction:column;align-items:center;justify-content:space-around;pointer-events:none;z-index:1;overflow:hidden}
.watermark span{transform:rotate(-32deg);color:rgb(176 0 32/.12);font-weight:700;line-height:1.3;text-align:center}
@media print{body{background:none}main{margin:0;box-shadow:none}}
`;
}

/** The sizes of a sheet: A4, and A5 with smaller letters. */
const SHEETS = {
  a4: { page: 'A4', width: 210, height: 297, margin: 14, bottom: 17, side: 84, gap: 10, mark: [560, 92] },
  a5: { page: 'A5', width: 148, height: 210, margin: 9, bottom: 12, side: 58, gap: 6, mark: [400, 64] },
} as const;

/** What is smaller on A5. */
const SMALLER = `body{font-size:7.8pt;line-height:1.32}
h1{font-size:12pt}
h2,th{font-size:6.6pt}
.subtitle{font-size:8.5pt}
.label,.note,.entry.small>.text{font-size:6.9pt}
.issuer .strong:first-of-type>.text{font-size:9pt}
.small>tbody>tr>td:not(.closing){font-size:6.8pt}
.tiny>tbody>tr>td:not(.closing){font-size:5.8pt;padding:.8mm .6mm}
.tiny>tbody>tr>.end,.tiny th{overflow-wrap:anywhere}
.tiny th{font-size:5.6pt;padding:.8mm .6mm}
.tiny td.wide{min-width:18mm}
.totals .strong{font-size:10.5pt}
.totals .strong .label{font-size:9pt}
.notices .strong .text,.notices .band{font-size:9pt}
.logo{max-width:45mm;max-height:16mm}
.top{padding-bottom:3mm}
.notices,.cards,.lines,.issued{margin-top:3mm}
td.wide{min-width:26mm}
td.long{min-width:9mm}
.small td.wide{min-width:20mm}
.small th,.small>tbody>tr>td:not(.closing){padding-left:.7mm;padding-right:.7mm}
.lines>section>table>tbody>tr>td:not(.wide):not(.closing){max-width:30mm}
.issued .qr{width:26mm;height:26mm}
`;

/** The styles of a sheet. The foot of each page has the name of the document and the page number. */
export function sheetStyles(model: PrintModel, format: 'a4' | 'a5'): string {
  const { reference: foot, issuer, page, watermark, look } = model;
  const { width, height, margin, bottom, side, gap, mark, page: size } = SHEETS[format];
  const [room, most] = mark;
  const small = 'font-family:sans-serif;font-size:7.5pt;color:#555';
  const top = (text: string): string =>
    `content:"${escapeCss(shortened(text))}";vertical-align:bottom;padding-bottom:3mm;${small}`;
  return `${base(look)}@page{size:${size};margin:${margin}mm ${margin}mm ${bottom}mm;@top-left{${top(issuer)}}@top-right{${top(foot)}}@bottom-left{content:"${escapeCss(foot)}";${small}}@bottom-right{content:"${escapeCss(page)} " counter(page) " / " counter(pages);${small}}}
@page:first{@top-left{content:""}@top-right{content:""}}
body{font-size:9pt;line-height:1.38}
main{width:${width}mm;min-height:${height}mm;padding:${margin}mm}
.watermark{position:fixed}
.watermark span{font-size:${markSize(watermark, room, most)}pt;white-space:pre}
.top,.cards,.bottom{display:grid;grid-template-columns:minmax(0,1fr) ${side}mm;gap:${gap}mm}
.top{padding-bottom:5mm;border-bottom:.6mm solid var(--accent)}
.top>*{min-width:0}
.logo{max-width:60mm;max-height:22mm;margin-bottom:3mm}
h1{font-size:15pt;line-height:1.2;color:var(--accent)}
.subtitle{font-size:10pt;line-height:1.3;color:var(--soft)}
.head section{margin-top:2mm}
h2{font-size:7.5pt;color:var(--soft);margin-bottom:1mm}
.label{color:var(--soft);font-size:8pt}
.entry.small>.text{font-size:8pt;color:var(--soft)}
.strong>.text{font-weight:600}
.issuer .strong:first-of-type>.text{font-size:11pt}
.head .entry,.totals .entry{display:grid;grid-template-columns:minmax(0,auto) minmax(0,1fr);gap:4mm;align-items:baseline}
.head .entry>.text,.totals .entry>.text{text-align:right;grid-column:2}
.notices{margin-top:4mm;padding:2mm 3mm;border:.3mm solid var(--ink);text-align:center}
.notices .strong .text{font-size:11pt}
.notices .band{margin:.6mm 0;padding:1mm 2mm;background:var(--ink);color:#fff;font-weight:600;font-size:11pt}
.cards{row-gap:5mm;margin-top:5mm}
.cards>section{break-inside:avoid}
.cards>.facts:last-child:nth-child(odd){grid-column:1/-1}
.facts{display:grid;grid-template-columns:fit-content(42%) minmax(0,1fr);column-gap:3mm;align-content:start}
.facts>h2,.facts .text:only-child{grid-column:1/-1}
.facts .entry{display:contents}
.facts .label{padding-top:.2mm}
.lines{margin-top:6mm}
table{width:100%;border-collapse:collapse}
th{font-size:7.5pt;font-weight:600;color:var(--soft);text-align:left;vertical-align:bottom;border-bottom:.3mm solid var(--accent)}
th,td{padding:1.1mm 1.2mm;overflow-wrap:break-word}
td.long{overflow-wrap:anywhere;min-width:16mm}
td.word{white-space:nowrap}
th:first-child,td:first-child{padding-left:0}
th:last-child,td:last-child{padding-right:0}
td{vertical-align:top;border-bottom:.15mm solid var(--line)}
.lines>section>table>tbody>tr>td:not(.wide):not(.closing){max-width:45mm}
td.closing{padding:0;border:0;overflow-wrap:anywhere}
td.wide{min-width:34mm;max-width:none;overflow-wrap:anywhere}
.end{text-align:right;white-space:nowrap}
th.end,td.text{white-space:normal}
th:first-child{white-space:nowrap}
.small>tbody>tr>td:not(.closing){font-size:7.5pt}
.tiny>tbody>tr>td:not(.closing){font-size:6.6pt;padding:1.1mm .8mm}
.tiny>tbody>tr>.end{white-space:normal;overflow-wrap:break-word}
thead{display:table-header-group}
tr{break-inside:avoid}
.last{break-inside:avoid}
.note{display:block;font-size:8pt;color:var(--soft)}
.note.strong{color:var(--ink);font-weight:600}
.bottom{margin-top:5mm}
.side>section+section{margin-top:4mm}
.side>section,.totals,.end-notes>section,.issued{break-inside:avoid}
.loose .last,.loose .last>tr:last-child,.loose .side>section{break-inside:auto}
.totals .entry{padding:1mm 0}
.totals .entry+.entry{border-top:.15mm solid var(--line)}
.totals .strong{padding-top:2mm;font-size:12.5pt}
.totals .entry+.strong{border-top:.5mm solid var(--accent)}
.totals .strong .label{font-size:11pt;color:var(--ink);font-weight:600}
.totals .entry{grid-template-columns:minmax(min-content,1fr) minmax(0,auto)}
.totals .label{overflow-wrap:break-word}
.end-notes{margin-top:5mm}
.above,.below,.foot{margin-top:5mm}
.below{display:grid;grid-template-columns:minmax(0,1fr) ${side}mm;gap:4mm ${gap}mm}
.below>section:has(>table){grid-column:1/-1}
.below>section,.foot>section{break-inside:avoid}
.below table{width:auto;min-width:60%}
.below td:nth-child(2){white-space:nowrap}
.issued,.foot{break-before:avoid}
.foot{padding-top:2mm;border-top:.15mm solid var(--line);text-align:center}
.boxes{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:8mm;margin-top:4mm;break-inside:avoid}
.box{padding-top:1.2mm;margin-top:20mm;border-top:.3mm solid var(--ink);text-align:center;color:var(--soft);font-size:8pt}
.issued{display:grid;grid-template-columns:auto minmax(0,1fr);gap:5mm;margin-top:6mm;padding-top:4mm;border-top:.3mm solid var(--accent)}
.issued .qr{width:30mm;height:30mm;margin:-2.4mm 0 0 -2.4mm}
${format === 'a5' ? SMALLER : ''}@media print{main{width:auto;min-height:0;padding:0}}
${ownStyles(look)}`;
}

const ROLL_WIDTH = { roll80: '72mm', roll58: '48mm' } as const;

/** The styles of a roll: as wide as its printer prints. The length of the paper is left to the printer. */
export function rollStyles({ look, watermark }: PrintModel, format: keyof typeof ROLL_WIDTH): string {
  const isNarrow = format === 'roll58';
  return `${base(look)}@page{margin:0}
body{font-size:${isNarrow ? '7.6pt' : '8.6pt'};line-height:1.32}
main{position:relative;width:${ROLL_WIDTH[format]};padding:3mm 1mm 6mm}
.watermark{position:absolute}
.watermark span{font-size:${markSize(watermark, isNarrow ? 140 : 210, isNarrow ? 24 : 36)}pt;white-space:pre}
.logo{max-width:70%;max-height:20mm;margin:0 auto 2mm}
.line{white-space:pre-line;unicode-bidi:isolate}
.center{text-align:center}
.strong{font-weight:700}
.line.strong{margin-top:.6mm}
.line.fixed{font-size:.82em;white-space:pre-wrap}
.band{margin:.8mm 0;padding:.6mm 1mm;background:#000;color:#fff;font-weight:700}
.large{font-size:${isNarrow ? 1.2 : 1.3}em;line-height:1.25;font-weight:700}
.pair{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 3mm}
.pair>*{unicode-bidi:isolate;white-space:pre-line;max-width:100%}
.pair>:last-child{margin-left:auto;text-align:right}
.row,.pair,.line,.cells,.qr{break-inside:avoid}
.pair.large~*,.qr{break-before:avoid}
.cells{display:grid;column-gap:1.5mm}
.cells>:not(:first-child){text-align:right}
.rule{border-top:.3mm dashed #000;margin:1.6mm 0}
.qr{width:${isNarrow ? '30mm' : '36mm'};height:auto;margin:2mm auto}
h1{font-size:1.35em;line-height:1.2;text-align:center;font-weight:700}
${ownStyles(look)}`;
}

/** The styles of the house, after all others. */
const ownStyles = ({ css }: Look): string => (css === '' ? '' : `${css}\n`);
