/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text = `${text}${String.fromCharCode(byte)}`;
  return btoa(text);
}
