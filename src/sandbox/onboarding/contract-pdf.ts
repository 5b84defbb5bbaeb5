import type { RequestRow } from '../state/onboarding-rows.js';

/**
 * The contract of a sandbox as a PDF of one page: its number, date and VAT numbers, and that it is not binding. It is all
 * ASCII, in a font that every reader has, so that positions in the text are also positions in the file.
 */
export function contractPdf({ contract, payload, vatNumber }: RequestRow): Uint8Array<ArrayBuffer> {
  const { administrator } = Object(payload) as { administrator?: { vatNumber?: string } };
  const lines = [
    'SANDBOX CONTRACT',
    'It is not binding.',
    `Number ${contract?.contractNumber ?? ''} of ${contract?.contractDate ?? ''}`,
    `VAT number of the company: ${vatNumber}`,
    `VAT number of its administrator: ${administrator?.vatNumber ?? ''}`,
    'Signature: ______________________________',
  ];
  const shown = lines.map((line) => `(${line.replace(/[()\\]|[^ -~]/g, '?')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 24 TL 60 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
