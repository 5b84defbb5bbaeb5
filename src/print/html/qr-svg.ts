import type { QrCode } from '../model/model.js';
import { qrModules } from '../qr.js';
import { escapeHtml } from './escape.js';

/** A QR code as one path of an SVG: the black runs of each row. */
export function qrSvg({ text, label }: QrCode): string {
  const modules = qrModules(text);
  const size = modules.length;
  const path = modules.map(rowPath).join('');
  return `<svg class="qr" role="img" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${escapeHtml(label)}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let start = -1;
  for (const [x, isBlack] of [...row, false].entries()) {
    if (isBlack && start < 0) start = x;
    if (isBlack || start < 0) continue;
    path = `${path}M${start} ${y}H${x}v1H${start}z`;
    start = -1;
  }
  return path;
}
