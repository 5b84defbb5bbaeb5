import { sampleCalls } from '../../sandbox/samples.js';
import type { SandboxWords } from './sandbox-types.js';

/** The sandbox, in English. */
export const sandbox: SandboxWords = {
  started: ({ baseUrl, key, companies }) => {
    const { curl, client, commandLine } = sampleCalls(baseUrl, key);
    return [
      'This is a sandbox: nothing is filed with the tax authority.',
      '',
      `Address    ${baseUrl}`,
      `Key        ${key}`,
      `Companies  ${companies}`,
      '',
      'With curl:',
      `  ${curl}`,
      'With the client:',
      `  ${client}`,
      'With the command line:',
      `  ${commandLine}`,
      '',
      'Stop it with Ctrl+C.',
    ];
  },
  otherFile: (file) => `${file} belongs to another program.`,
  notServed: (address, code) => `Cannot listen on ${address} (${code}).`,
};
