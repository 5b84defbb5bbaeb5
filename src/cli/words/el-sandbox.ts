import { sampleCalls } from '../../sandbox/samples.js';
import type { SandboxWords } from './sandbox-types.js';

/** The sandbox, in Greek. */
export const sandbox: SandboxWords = {
  started: ({ baseUrl, key, companies }) => {
    const { curl, client, commandLine } = sampleCalls(baseUrl, key, 'apodeixi.json');
    return [
      'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
      '',
      `Διεύθυνση  ${baseUrl}`,
      `Κλειδί     ${key}`,
      `Εταιρείες  ${companies}`,
      '',
      'Με curl:',
      `  ${curl}`,
      'Με τη βιβλιοθήκη:',
      `  ${client}`,
      'Με τη γραμμή εντολών:',
      `  ${commandLine}`,
      '',
      'Σταματά με Ctrl+C.',
    ];
  },
  otherFile: (file) => `Το αρχείο ${file} ανήκει σε άλλο πρόγραμμα.`,
  notServed: (address, code) => `Δεν μπορεί να ακούσει στη διεύθυνση ${address} (${code}).`,
};
