/** Bytes in hexadecimal. */
export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes as ArrayBuffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text = `${text}${String.fromCharCode(byte)}`;
  return btoa(text);
}

/** Decodes Base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A hash in hexadecimal. */
export const hashOf = async (
  algorithm: 'SHA-1' | 'SHA-256',
  data: Uint8Array<ArrayBuffer> | string,
): Promise<string> =>
  hexOf(
    await crypto.subtle.digest(algorithm, typeof data === 'string' ? new TextEncoder().encode(data) : data),
  );

/** The HMAC-SHA256 of a text. */
export async function hmacOf(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}
