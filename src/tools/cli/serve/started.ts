import type { CliWords } from '../words/index.js';

interface Started {
  readonly baseUrl: string;
  /** Where the data is kept; absent: in memory. */
  readonly folder: string | undefined;
  /** The key and the company of the embedded sandbox; absent with the real service. */
  readonly sandbox: { readonly key: string; readonly company: string } | undefined;
}

/** A first call, by what makes it. */
const samplesFor = (baseUrl: string): Readonly<Record<string, string>> => ({
  curl: `curl "${baseUrl}/codes?text=cash"`,
  PowerShell: `Invoke-RestMethod "${baseUrl}/codes?text=cash"`,
  Python: `import json, urllib.request; print(json.load(urllib.request.urlopen("${baseUrl}/codes?text=cash")))`,
  'C#': `Console.WriteLine(await new HttpClient().GetStringAsync("${baseUrl}/codes?text=cash"));`,
});

/** The lines about it: the address, where its data is, and sample calls. */
export const startedLines = (
  { baseUrl, folder, sandbox }: Started,
  said: CliWords['serve'],
): readonly string[] => [
  sandbox === undefined ? said.throughService : said.throughSandbox,
  '',
  said.address(baseUrl),
  said.calls(baseUrl),
  said.openapi(baseUrl),
  folder === undefined ? said.inMemory : said.data(folder),
  ...(sandbox === undefined ? [] : [said.company(sandbox.company), said.key(sandbox.key)]),
  '',
  ...Object.entries(samplesFor(baseUrl)).flatMap(([name, call]) => [said.with(name), `  ${call}`]),
  '',
  said.stop,
];
