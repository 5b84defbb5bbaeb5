import { describe, expect, it } from 'vitest';
import {
  downloadPdf,
  downloadRegistryXml,
  type PdfName,
} from '../../../../src/sending/client/calls/download.js';
import { coreWith } from '../transport/core.js';

const UID = 'ABCDEF0123'.repeat(4);

/** A core whose downloads have a content type, and what became of them. */
function fileOf(type: string | undefined, text = '%PDF-1.7') {
  const seen = { urls: [] as string[], isCancelled: false };
  const core = coreWith({
    fetch: async (url) => {
      seen.urls.push(String(url));
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
        cancel: () => {
          seen.isCancelled = true;
          throw new Error('cannot be cancelled');
        },
      });
      return new Response(body, type === undefined ? {} : { headers: { 'content-type': type } });
    },
  });
  return { core, seen };
}

describe('a download', () => {
  it.each<[PdfName, string]>([
    [{ uid: UID.toLowerCase() }, `GetInvoice/${UID}/pdf`],
    [{ authenticationCode: 'B/1' }, 'GetInvoicePdfByAuthenticationCode/B%2F1'],
    [{ fileName: 'a b..pdf' }, 'GetInvoicePdf/a%20b..pdf'],
    [{ fileName: '.a.' }, 'GetInvoicePdf/.a.'],
  ])('of %j is the bytes of a PDF', async (name, path) => {
    for (const type of ['application/pdf', 'application/PDF; x=1', 'application/octet-stream', undefined]) {
      const { core, seen } = fileOf(type);
      const { bytes, response } = await downloadPdf(core, name);
      expect(new TextDecoder().decode(await bytes())).toBe('%PDF-1.7');
      expect(response).toMatchObject({ status: 200, body: '' });
      expect(seen.urls).toEqual([`https://host.example/api/v1/Provider/${path}`]);
    }
    for (const type of ['text/html', 'text/plain', 'application/xml']) {
      const { core, seen } = fileOf(type);
      await expect(downloadPdf(core, name)).rejects.toMatchObject({
        code: 'answer/unreadable',
        message: expect.stringContaining('another kind of file'),
        response: { status: 200 },
      });
      expect(seen.isCancelled).toBe(true);
    }
  });

  it.each([
    ['application/xml', true],
    ['text/xml', true],
    ['Text/Plain; charset=utf-8', true],
    ['application/octet-stream', true],
    ['application/pdf', false],
    ['text/html', false],
  ])('of registry XML may be %s: %j', async (type, isAccepted) => {
    const { core, seen } = fileOf(type, '<xml/>');
    const downloaded = downloadRegistryXml(core, UID);
    if (isAccepted) expect(await new Response((await downloaded).stream).text()).toBe('<xml/>');
    else await expect(downloaded).rejects.toMatchObject({ code: 'answer/unreadable' });
    expect(seen.urls).toEqual([`https://host.example/api/v1/Provider/GetInvoice/${UID}/myDATA`]);
  });

  it.each([
    [undefined, 'name'],
    [{}, 'name'],
    [{ uid: 'A' }, 'uid'],
    [{ uid: null }, 'uid'],
    [{ authenticationCode: ' ' }, 'authenticationCode'],
    [{ fileName: '' }, 'fileName'],
    [{ fileName: 'a/b.pdf' }, 'fileName'],
    [{ fileName: 'a\\b.pdf' }, 'fileName'],
    [{ fileName: 'a.pdf?x=1' }, 'fileName'],
    [{ fileName: 'a.pdf#x' }, 'fileName'],
    [{ fileName: '.' }, 'fileName'],
    [{ fileName: '..' }, 'fileName'],
  ])('of %j is refused before it is sent', async (name, member) => {
    const { core, seen } = fileOf('application/pdf');
    await expect(downloadPdf(core, name as PdfName)).rejects.toMatchObject({ code: 'call/value', member });
    if (member === 'name') {
      await expect(downloadPdf(core, name as PdfName)).rejects.toThrow('one of uid, authenticationCode');
    }
    expect(seen.urls).toEqual([]);
  });

  it('of a file needs the name alone', async () => {
    const { core } = fileOf('application/pdf');
    await expect(downloadPdf(core, { fileName: 'a/b' })).rejects.toThrow('the last part of invoiceUrl');
  });

  it('of registry XML needs a UID', async () => {
    const { core } = fileOf('text/xml');
    await expect(downloadRegistryXml(core, 'A')).rejects.toMatchObject({ code: 'call/value', member: 'uid' });
  });

  it('is read into memory up to maxAnswerBytes, then stopped; its stream has no limit', async () => {
    let isCancelled = false;
    const endless = (): Response =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(1000)),
          cancel() {
            isCancelled = true;
          },
        }),
      );
    const { bytes } = await downloadPdf(coreWith({ fetch: async () => endless(), maxAnswerBytes: 50_000 }), {
      uid: UID,
    });
    await expect(bytes()).rejects.toMatchObject({
      code: 'answer/too-large',
      message: expect.stringContaining('50000 bytes'),
      response: { status: 200 },
    });
    expect(isCancelled).toBe(true);
    const small = coreWith({
      fetch: async () => new Response(new TextEncoder().encode('%PDF-1.7')),
      maxAnswerBytes: 8,
    });
    expect(await (await downloadPdf(small, { uid: UID })).bytes()).toHaveLength(8);
    const smaller = coreWith({
      fetch: async () => new Response(new TextEncoder().encode('%PDF-1.7')),
      maxAnswerBytes: 7,
    });
    await expect((await downloadPdf(smaller, { uid: UID })).bytes()).rejects.toMatchObject({
      code: 'answer/too-large',
    });
    expect(await new Response((await downloadPdf(smaller, { uid: UID })).stream).text()).toBe('%PDF-1.7');
  });

  it('that breaks off fails with its own error if its signal did not stop it', async () => {
    const broken = new TypeError('terminated');
    const pull = () => Promise.reject(broken);
    const core = coreWith({ fetch: async () => new Response(new ReadableStream({ pull })) });
    for (const options of [undefined, { signal: new AbortController().signal }]) {
      const { bytes } = await downloadPdf(core, { uid: UID }, options);
      await expect(bytes()).rejects.toBe(broken);
    }
  });
});
