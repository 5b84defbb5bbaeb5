import { describe, expect, it } from 'vitest';
import { KEY, orderSlip, receipt, tableCancellation, withHeader, withSandbox } from '../setup.js';

const at = withSandbox();
const details = async (path: string) => {
  const response = await at.sandbox.fetch(`http://localhost/_sandbox/${path}`);
  return { status: response.status, json: await response.json() };
};

describe('the details of a document', () => {
  it('show what the service accepted, dropped and charged', async () => {
    const { invoiceUid, invoiceMark, authenticationCode } = await at.issued({
      ...receipt('77'),
      vehicleNumer: 'X',
    });
    const { json } = await details(`documents/${invoiceUid}`);
    expect(json).toMatchObject({
      line: { number: 'ΛΑ 77', type: '11.1', gross: '30.00', mark: String(invoiceMark), state: 'filed' },
      authenticationCode,
      cost: '1.00',
      dropped: ['/vehicleNumer'],
      document: { invoiceHeader: { aa: '77' } },
    });
  });

  it('link to documents that it refers to, and to those that refer to it', async () => {
    const slip = await at.issued(orderSlip);
    const link = Number(slip['invoiceMark']);
    const closing = await at.issued(withHeader(tableCancellation, { multipleConnectedMarks: [link] }));
    const { json: ofSlip } = await details(`documents/${slip['invoiceUid']}`);
    expect(ofSlip.links).toMatchObject([{ how: 'closedBy', link: closing['invoiceUid'] }]);
    const { json: ofClosing } = await details(`documents/${closing['invoiceUid']}`);
    expect(ofClosing.links).toMatchObject([
      { how: 'names', link: String(link), document: { uid: slip['invoiceUid'] } },
    ]);
  });

  it('are not found for an unknown document', async () => {
    expect(await details('documents/x')).toMatchObject({ status: 404, json: { error: 'not-found' } });
  });
});

describe('the details of a call', () => {
  it('show its headers and bodies but never the key', async () => {
    await at.issue(receipt());
    const { json: whole } = await details('calls/1');
    const { entry: json } = whole;
    expect(whole).toMatchObject({ dropped: [], isWhole: true });
    expect(json).toMatchObject({ id: 1, call: 'SendInvoices', status: 200, query: '?skipSignature=true' });
    expect(json.requestHeaders['content-type']).toMatch(/^text\/plain/);
    expect(json.responseHeaders['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(json.request).invoice).toHaveLength(1);
    expect(JSON.parse(json.response).response[0].statusCode).toBe('Success');
    expect(JSON.stringify(json)).not.toContain(KEY);
  });

  it('list the dropped members of a call that was refused, and whether its body was kept', async () => {
    const { invoiceHeader } = receipt();
    const late = { ...receipt(), invoiceHeader: { ...invoiceHeader, issueDate: '2026-11-01', seriess: 'A' } };
    const { json: answer } = await at.issue({ ...late, vehicleNumer: 'X' });
    expect(answer.response[0].statusCode).toBe('ValidationError');
    expect((await details('calls/1')).json.dropped).toEqual([
      '/invoice/0/invoiceHeader/seriess',
      '/invoice/0/vehicleNumer',
    ]);
    await at.call('POST', '/requests', '{', { 'API-KEY': 'wrong', 'Content-Type': 'multipart/form-data' });
    expect((await details('calls/2')).json.isWhole).toBe(false);
  });

  it('are not found for an unknown call', async () => {
    expect((await details('calls/9')).status).toBe(404);
  });
});
