/**
 * What a page may load and where it may connect: this site only. Scripts and styles in a page are those of the site
 * builder; nothing that a user types becomes markup. The search needs WebAssembly.
 */
export const contentPolicy = [
  "default-src 'self'",
  "connect-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');
