/**
 * Web types from the environment of the program: DOM, Node, Deno, Bun or Workers. If it has none of them, the program
 * still compiles, and the types are empty.
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
