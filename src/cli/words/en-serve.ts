import type { ServeWords } from './serve-types.js';

/** `parastatiko serve`, in English. */
export const serve: ServeWords = {
  started: ({ baseUrl, folder, sandbox }) => [
    sandbox === undefined
      ? 'Documents are issued through the service that was given.'
      : 'It works with the embedded sandbox: nothing is filed with the tax authority.',
    '',
    `Address   ${baseUrl}`,
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
  needsToken: (host) => `Other machines can reach ${host}. Give the token of the callers with --token-file.`,
  noSdk: 'Tools for assistants need a package. Install it: npm install @modelcontextprotocol/sdk',
  folderInUse: (folder) =>
    `Another parastatiko serve is using ${folder}. Stop it, or give another folder with --data.`,
};
