import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../../../src/openapi/document.js';
import {
  entriesOf,
  examplesOf,
  type OpenApi,
  resolved,
} from '../../../../../../src/sandbox/pages/browser/reference/openapi.js';
import { prepared } from '../../../../../../src/sandbox/pages/browser/reference/request.js';

const document = openApiDocument() as unknown as OpenApi;
const entries = entriesOf(document);
const entryOf = (id: string) => {
  const entry = entries.find(({ operationId }) => operationId === id);
  if (entry === undefined) throw new Error(id);
  return entry;
};
const ORIGIN = 'http://127.0.0.1:8086';
const draft = (values: Record<string, string>, body = '') => ({ values, body, file: undefined });

describe('the entries of the API page', () => {
  it('are the calls followed by the events', () => {
    expect(entries).toHaveLength(31);
    expect(entries.filter(({ isEvent }) => isEvent).map(({ path }) => path)).toContain('request.created');
    expect(entryOf('cancelRequest')).toMatchObject({
      method: 'DELETE',
      path: '/api/v1/requests/{requestId}',
    });
  });

  it('follow references and name the examples of bodies', () => {
    const { responses, requestBody } = entryOf('SendInvoices');
    expect(resolved(document, responses['403'] ?? {}).description).toContain('not allowed');
    const media = requestBody?.content['application/json'] ?? {};
    expect(examplesOf(document, media).map(([name]) => name)).toContain('orderSlip');
  });
});

describe('a call from the API page', () => {
  it('has its path, query, headers and key', () => {
    const search = { issuerVatNumber: '123456783', issuedFrom: '2026-11-20', series: 'Α Β&1', aa: '' };
    const { url, init, curl } = prepared(ORIGIN, entryOf('RequestTransmittedDocs'), draft(search), 'k');
    expect(url).toBe(
      `${ORIGIN}/api/v1/Provider/RequestTransmittedDocs?issuerVatNumber=123456783&issuedFrom=2026-11-20&series=%CE%91+%CE%92%261`,
    );
    expect(init).toEqual({ method: 'GET', headers: { 'API-KEY': 'k' } });
    expect(curl).toContain("-H 'API-KEY: k'");
    const read = prepared(ORIGIN, entryOf('getHistory'), draft({ requestId: 'a/b' }), 'k');
    expect(read.url).toBe(`${ORIGIN}/api/v1/requests/a%2Fb/history`);
  });

  it('sends its body as written', () => {
    const values = { 'Idempotency-Key': '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b' };
    const { init } = prepared(ORIGIN, entryOf('createRequest'), draft(values, '{"a":'), 'k');
    expect(init).toEqual({
      method: 'POST',
      headers: { 'API-KEY': 'k', ...values, 'Content-Type': 'application/json' },
      body: '{"a":',
    });
  });

  it('sends no key for a public download', () => {
    const { init } = prepared(ORIGIN, entryOf('GetInvoicePdf'), draft({ fileName: 'x.pdf' }), 'k');
    expect(init).toEqual({ method: 'GET', headers: {} });
  });

  it('uploads one file', () => {
    const file = new File(['%PDF'], "it's.pdf");
    const entry = entryOf('uploadSignedContract');
    const { init, curl } = prepared(ORIGIN, entry, { ...draft({ requestId: 'r' }), file }, 'k');
    expect([...(init.body as FormData).keys()]).toEqual(['contractFile']);
    expect(init.headers).toEqual({ 'API-KEY': 'k' });
    expect(curl).toContain("-F 'contractFile=@its.pdf'");
  });
});
