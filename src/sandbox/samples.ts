/** Three ways to the first answer of a sandbox. */
export interface SampleCalls {
  readonly curl: string;
  readonly client: string;
  readonly commandLine: string;
}

/** The same first calls wherever a sandbox introduces itself. */
export const sampleCalls = (baseUrl: string, key: string, file = 'receipt.json'): SampleCalls => ({
  curl: `curl -H 'API-KEY: ${key}' ${baseUrl}/api/v1/Provider/GetCreditsBalance`,
  client: `createClient({ baseUrl: '${baseUrl}', apiKey: '${key}' })`,
  commandLine: `PARASTATIKO_BASE_URL=${baseUrl} PARASTATIKO_API_KEY=${key} parastatiko send ${file}`,
});
