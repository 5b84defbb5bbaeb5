import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../../../src/sandbox/openapi/document.js';
import {
  placeOf,
  read,
  readied,
  resolved,
} from '../../../../../../src/sandbox/pages/browser/reference/document.js';

const text = JSON.stringify(openApiDocument());
const english = read(text, 'en');
const send = '/api/v1/Provider/SendInvoices';

describe('the document of the API page', () => {
  it('is unchanged in English, and in Greek has the texts that people read in Greek', () => {
    expect(english).toEqual(openApiDocument());
    const greek = read(text, 'el');
    expect(greek.paths[send]?.['post']).toMatchObject({
      operationId: 'SendInvoices',
      summary: 'Εκδίδει παραστατικά',
      tags: ['Παραστατικά'],
    });
    expect(greek).toMatchObject({
      tags: expect.arrayContaining([expect.objectContaining({ name: 'Παραστατικά' })]),
    });
    const bodies = ({ paths }: typeof greek) => paths[send]?.['post']?.requestBody?.content;
    expect(JSON.stringify(bodies(greek))).toContain('#/components/schemas/');
  });

  it('fills in each parameter with its example, and says its language', () => {
    const { info, paths } = readied(english, 'el');
    expect(info).toMatchObject({ 'x-locale': 'el' });
    expect(paths[send]?.['post']?.parameters).toMatchObject([
      { name: 'skipSignature', schema: { type: 'boolean', default: true } },
    ]);
    expect(paths[send]?.['post']?.requestBody).toEqual(english.paths[send]?.['post']?.requestBody);
  });

  it('fills in one call with an example that was made', () => {
    const body = { invoice: [] };
    const made = { call: 'SendInvoices', query: { skipSignature: 'false' }, body, prepared: [] } as const;
    const { paths } = readied(english, 'en', made);
    expect(paths[send]?.['post']).toMatchObject({
      parameters: [{ schema: { default: 'false' } }],
      requestBody: { content: { 'application/json': { example: body } } },
    });
    expect(paths[send]?.['post']?.requestBody?.content['application/json']).not.toHaveProperty('examples');
    const other = '/api/v1/Provider/CancelDeliveryNote';
    expect(paths[other]?.['post']?.requestBody).toEqual(english.paths[other]?.['post']?.requestBody);
  });

  it('has no references left, and schemas with their names', () => {
    const whole = resolved(english);
    expect(JSON.stringify(whole)).not.toContain('"$ref"');
    const schema = whole.paths[send]?.['post']?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      title: expect.any(String),
      properties: {
        invoice: { items: { title: 'Document', properties: { issuer: { title: expect.any(String) } } } },
      },
    });
  });

  it('knows where the viewer shows a call', () => {
    expect(placeOf(english, 'SendInvoices')).toBe('post-/api/v1/Provider/SendInvoices');
    expect(placeOf(english, 'getRequest')).toBe('get-/api/v1/requests/-requestId-');
    expect(placeOf(english, 'elsewhere')).toBeUndefined();
  });
});
