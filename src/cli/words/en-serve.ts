/** `parastatiko serve`, in English. */
export const serve = {
  started: ({
    baseUrl,
    folder,
    sandbox,
  }: {
    readonly baseUrl: string;
    readonly folder: string;
    /** The key and the company of the embedded sandbox; absent with the real service. */
    readonly sandbox: { readonly key: string; readonly company: string } | undefined;
  }) => [
    sandbox === undefined
      ? 'Documents are issued through the service that was given.'
      : 'It works with the embedded sandbox: nothing is filed with the tax authority.',
    '',
    `Address   ${baseUrl}`,
    `Calls     ${baseUrl}/openapi`,
    `OpenAPI   ${baseUrl}/openapi.json`,
    `Data      ${folder}`,
    ...(sandbox === undefined ? [] : [`Company   ${sandbox.company}`, `Key       ${sandbox.key}`]),
    '',
    'With curl:',
    `  curl "${baseUrl}/codes?text=cash"`,
    'With PowerShell:',
    `  Invoke-RestMethod "${baseUrl}/codes?text=cash"`,
    'With Python:',
    `  import json, urllib.request; print(json.load(urllib.request.urlopen("${baseUrl}/codes?text=cash")))`,
    'With C#:',
    `  Console.WriteLine(await new HttpClient().GetStringAsync("${baseUrl}/codes?text=cash"));`,
    '',
    'Stop it with Ctrl+C.',
  ],
  serviceAndKey: 'Give --service and --key-file together.',
  /** Issued documents would be forgotten at the end, and issued again. */
  needsJournal:
    'With --allow-issue, documents of the real service need a journal that lasts. Give a folder with --data or a database with --database.',
  needsToken: (host: string) =>
    `Other machines can reach ${host}. Give the token of the callers with --token-file.`,
  shortToken: (host: string, least: number) =>
    `Other machines can reach ${host}, and the token could be guessed. Put at least ${least} random characters in the file of --token-file.`,
  oneDatabase: 'Give --database or --database-file, not both.',
  passwordSeen:
    'Other users of this machine can see the password in --database. Put the address into a file for --database-file, or into the environment variable PARASTATIKO_DATABASE.',
  /** The package of `parastatiko mcp` is not installed. */
  noSdk: 'Tools for assistants need a package. Install it: npm install @modelcontextprotocol/sdk',
  folderInUse: (folder: string) =>
    `Another parastatiko serve is using ${folder}. Stop it, or give another folder with --data.`,
};
