/** The words of `parastatiko serve`. */
export interface ServeWords {
  readonly started: (given: {
    readonly baseUrl: string;
    readonly folder: string;
    /** The key and the company of the embedded sandbox; absent with the real service. */
    readonly sandbox: { readonly key: string; readonly company: string } | undefined;
  }) => readonly string[];
  readonly serviceAndKey: string;
  readonly needsToken: (host: string) => string;
  /** The package of `parastatiko mcp` is not installed. */
  readonly noSdk: string;
  readonly folderInUse: (folder: string) => string;
}
