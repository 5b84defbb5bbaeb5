// The viewer of OpenAPI documents. The package has no types.

declare module 'openapi-explorer/dist/es/openapi-explorer.js';

declare module 'openapi-explorer/dist/es/languages/en.js' {
  const english: { readonly translation: Readonly<Record<string, Readonly<Record<string, string>>>> };
  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export default english;
}

/** The element of the viewer. */
interface OpenApiExplorer extends HTMLElement {
  /** Where it goes when a document is loaded. */
  explorerLocation: string;
  readonly resolvedSpec?: { readonly securitySchemes: readonly { readonly finalKeyValue?: string }[] };
  loadSpec(document: object): Promise<void>;
  setAuthenticationConfiguration(scheme: string, given: { readonly token: string }): Promise<void>;
}
