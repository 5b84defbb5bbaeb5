import type { SandboxWords } from './sandbox-types.js';

/** The sandbox, in English. */
export const sandbox: SandboxWords = {
  started: ({ baseUrl, houses, samples }) => [
    'This is a sandbox: nothing is filed with the tax authority.',
    '',
    `Address    ${baseUrl}`,
    `Page       ${baseUrl}/`,
    `Calls      ${baseUrl}/openapi`,
    ...houses.flatMap(({ key, companies }) => [`Key        ${key}`, `Companies  ${companies.join(', ')}`]),
    '',
    'With curl (a second time gives 228, because the receipt is already filed):',
    `  ${samples.curl}`,
    'With the client:',
    ...samples.client.map((line) => `  ${line}`),
    'With the command line:',
    `  ${samples.commandLine}`,
    '',
    'Stop it with Ctrl+C.',
  ],
  sampleItem: 'Coffee',
  fileInUse: (file) => `Another sandbox is using ${file}. Stop it, or give another file with --data.`,
  otherFile: (file) => `${file} belongs to another program.`,
  notServed: (address, code) =>
    code === 'EADDRINUSE'
      ? `Another program is listening on ${address}. Stop it, or choose another port with --port.`
      : `Cannot listen on ${address} (${code}).`,
};
