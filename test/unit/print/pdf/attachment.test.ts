import { describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import { fromRegistryXml } from '../../../../src/registry/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readPdf } from './read-pdf.js';

const issued = { mark: '400001971234567' };
const attached = async (attach: 'json' | 'xml') =>
  readPdf(await toPdf(samples.salesInvoice, { issued, attach }));

describe('the file inside a PDF', () => {
  it('is the document as JSON, from which the pages are made', async () => {
    const { files, catalog } = await attached('json');
    expect(files).toHaveLength(1);
    expect(JSON.parse(files[0]?.content ?? '')).toEqual(samples.salesInvoice);
    expect(files[0]?.spec).toContain('/AFRelationship /Source');
    expect(files[0]?.spec).toContain('/UF (document.json)');
    expect(catalog).toMatch(/\/AF \[\d+ 0 R\]/);
  });

  it("is the authority's XML, which says the same", async () => {
    const { files, objects } = await attached('xml');
    expect(files[0]?.spec).toContain('/AFRelationship /Alternative');
    expect(files[0]?.spec).toContain('/UF (invoice.xml)');
    expect(objects.some((text) => text.includes('/Subtype /text#2Fxml'))).toBe(true);
    const [read] = fromRegistryXml(files[0]?.content ?? '');
    expect(read?.document).toMatchObject({
      invoiceHeader: { series: 'A', aa: '101' },
      invoiceSummary: { totalGrossValue: samples.salesInvoice.invoiceSummary.totalGrossValue },
    });
  });

  it('is on rolls too, once', async () => {
    const bytes = await toPdf(samples.retailReceipt, { issued, attach: 'json', format: 'roll80' });
    const { files } = readPdf(bytes);
    expect(JSON.parse(files[0]?.content ?? '')).toEqual(samples.retailReceipt);
  });

  it('is none without the option', async () => {
    const { files, catalog } = readPdf(await toPdf(samples.salesInvoice, { issued }));
    expect(files).toEqual([]);
    expect(catalog).not.toContain('/AF');
  });

  it('of another kind is a typed error', async () => {
    await expect(toPdf(samples.salesInvoice, { attach: 'pdf' as 'json' })).rejects.toMatchObject({
      problem: 'option/choice',
      subject: 'attach',
      params: { known: 'json, xml' },
    });
  });
});
