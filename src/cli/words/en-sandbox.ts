import type { SandboxWords } from './sandbox-types.js';

/** The sandbox, in English. */
export const sandbox: SandboxWords = {
  started: ({ baseUrl, key, companies }) => [
    'This is a sandbox: nothing is filed with the tax authority.',
    '',
    `Address    ${baseUrl}`,
    `Key        ${key}`,
    `Companies  ${companies}`,
    '',
    'With curl:',
    `  curl -H 'API-KEY: ${key}' ${baseUrl}/api/v1/Provider/GetCreditsBalance`,
    'With the client:',
    `  createClient({ baseUrl: '${baseUrl}', apiKey: '${key}' })`,
    'With the command line:',
    `  PARASTATIKO_BASE_URL=${baseUrl} PARASTATIKO_API_KEY=${key} parastatiko send receipt.json`,
    '',
    'Stop it with Ctrl+C.',
  ],
  otherFile: (file) => `${file} belongs to another program.`,
  notServed: (address, code) => `Cannot listen on ${address} (${code}).`,
};
