import type { SampleCalls } from '../../sandbox/sample-calls.js';
import type { House } from '../sandbox/house.js';

/** The sandbox, in English. */
export const sandbox = {
  /** The address, the keys with their companies, and three sample calls. */
  started: ({
    baseUrl,
    houses,
    samples,
  }: {
    readonly baseUrl: string;
    readonly houses: readonly House[];
    readonly samples: SampleCalls;
  }) => [
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
  /** What the sample receipt sells. */
  sampleItem: 'Coffee',
  fileInUse: (file: string) => `Another sandbox is using ${file}. Stop it, or give another file with --data.`,
  otherFile: (file: string) => `${file} belongs to another program.`,
  notServed: (address: string, code: string) =>
    code === 'EADDRINUSE'
      ? `Another program is listening on ${address}. Stop it, or choose another port with --port.`
      : `Cannot listen on ${address} (${code}).`,
};
