import type { Document } from '../../types/index.js';
import type { PdfFile } from './definition.js';

/** What a PDF may have inside for programs: the document as JSON, or the authority's XML. */
export type Attachment = 'json' | 'xml';

/** The file for programs, as electronic invoices have it (PDF/A-3, associated files). */
export async function attachmentOf(
  kind: Attachment,
  document: Document,
): Promise<Readonly<Record<string, PdfFile>>> {
  const modifiedDate = new Date();
  if (kind === 'json') {
    return {
      document: {
        name: 'document.json',
        src: dataUrl('application/json', `${JSON.stringify(document, null, 2)}\n`),
        description: 'The document that this page shows, as JSON',
        relationship: 'Source',
        modifiedDate,
      },
    };
  }
  const { toRegistryXml } = await import('../../registry/to-registry-xml.js');
  return {
    document: {
      name: 'invoice.xml',
      src: dataUrl('text/xml', toRegistryXml([document])),
      description: 'The document of this page as XML of myDATA (InvoicesDoc)',
      relationship: 'Alternative',
      modifiedDate,
    },
  };
}

function dataUrl(type: string, text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
