/**
 * Types of the web as the program that compiles has them: from DOM, Node, Deno, Bun or Workers. A program that has none of them
 * still compiles: there they hold nothing.
 */
type OfRuntime<Name extends string> = typeof globalThis extends {
  readonly [Member in Name]: { readonly prototype: infer Type };
}
  ? Type
  : object;

export type WebAbortSignal = OfRuntime<'AbortSignal'>;
export type WebBlob = OfRuntime<'Blob'>;
export type WebFormData = OfRuntime<'FormData'>;
export type WebHeaders = OfRuntime<'Headers'>;
export type WebRequest = OfRuntime<'Request'>;
export type WebResponse = OfRuntime<'Response'>;

/** `fetch`. */
export type WebFetch = typeof globalThis extends { readonly fetch: infer Fetch }
  ? Fetch
  : (address: string, init?: object) => Promise<object>;
