import type { Call } from '../../service/call.js';
import {
  getInvoice,
  getInvoicePdf,
  getInvoicePdfByAuthenticationCode,
} from '../../service/generated/calls.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { stream } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';
import type { RawResponse } from '../transport/raw-response.js';
import { TooLarge } from '../transport/read-text.js';
import type { CallValues } from '../transport/request.js';
import { readText, readUid, refuseValue } from './read-query.js';

/**
 * The PDF to download: by UID, by authentication code, or by the file name at the end of `invoiceUrl`.
 *
 * @example
 * const pdf: PdfName = { uid: 'A3F0…' };
 */
export type PdfName =
  | { readonly uid: string }
  | { readonly authenticationCode: string }
  | { readonly fileName: string };

/**
 * A download in progress.
 *
 * @example
 * const { stream }: Download = await client.downloadPdf({ uid });
 */
export interface Download {
  readonly stream: ReadableStream<Uint8Array>;
  readonly response: RawResponse;
  /**
   * Reads the download to its end, up to `maxAnswerBytes`; `stream` has no limit. If your signal stops it, throws
   * `transport/stopped`; `stream` fails with its reason.
   */
  readonly bytes: () => Promise<Uint8Array>;
}

/** The content types of each kind of file. */
export const PDF = /pdf|octet-stream/i;
const XML = /xml|octet-stream|text\/plain/i;

/** Downloads the PDF of a document. No key is sent. */
export async function downloadPdf(
  core: Core,
  name: PdfName,
  options?: RepeatableCallOptions,
): Promise<Download> {
  const given: Partial<Record<'uid' | 'authenticationCode' | 'fileName', unknown>> = Object(name);
  if (given.uid !== undefined) {
    const path = { uid: readUid(core, 'uid', given.uid), fileType: 'pdf' };
    return download(core, getInvoice, { path }, PDF, options);
  }
  if (given.authenticationCode !== undefined) {
    const path = { authenticationCode: readText(core, 'authenticationCode', given.authenticationCode) };
    return download(core, getInvoicePdfByAuthenticationCode, { path }, PDF, options);
  }
  const { fileName } = given;
  if (fileName === undefined) return refuseValue(core, 'name', 'pdf-name');
  const file = readText(core, 'fileName', fileName);
  if (/[/\\?#]/.test(file) || /^\.+$/.test(file)) refuseValue(core, 'fileName', 'file-name');
  return download(core, getInvoicePdf, { path: { fileName: file } }, PDF, options);
}

/** Downloads the detailed XML of the registry. No key is sent. */
export async function downloadRegistryXml(
  core: Core,
  uid: string,
  options?: RepeatableCallOptions,
): Promise<Download> {
  const path = { uid: readUid(core, 'uid', uid), fileType: core.registryFileType };
  return download(core, getInvoice, { path }, XML, options);
}

/** Makes a call that returns a file, and refuses any other kind of file. */
export async function download(
  core: Core,
  call: Call,
  values: CallValues,
  type: RegExp,
  options: RepeatableCallOptions | undefined,
): Promise<Download> {
  const opened = await stream(core, call, values, options);
  const { response } = opened;
  const stated = response.headers['content-type'];
  if (stated !== undefined && !type.test(stated)) {
    await opened.stream.cancel().catch(() => undefined);
    throw unreadableError(core, response, 'no-file');
  }
  return {
    stream: opened.stream,
    response,
    bytes: async () => {
      const { locale, maxAnswerBytes: most } = core;
      let length = 0;
      const counted = opened.stream.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, pieces) {
            length += piece.byteLength;
            if (length > most) pieces.error(new TooLarge(`more than ${most} bytes`));
            else pieces.enqueue(piece);
          },
        }),
      );
      try {
        return new Uint8Array(await new Response(counted).arrayBuffer());
      } catch (error) {
        if (length > most)
          throw new ClientError('answer/too-large', { locale, response, params: { bytes: most } });
        const { signal } = options ?? {};
        if (signal?.aborted !== true) throw error;
        throw new ClientError('transport/stopped', { locale, response, cause: signal.reason });
      }
    },
  };
}
