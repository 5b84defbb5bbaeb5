import type { SandboxWords } from './sandbox-types.js';

/** The sandbox, in Greek. */
export const sandbox: SandboxWords = {
  started: ({ baseUrl, key, companies }) => [
    'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
    '',
    `Διεύθυνση  ${baseUrl}`,
    `Κλειδί     ${key}`,
    `Εταιρείες  ${companies}`,
    '',
    'Με curl:',
    `  curl -H 'API-KEY: ${key}' ${baseUrl}/api/v1/Provider/GetCreditsBalance`,
    'Με τη βιβλιοθήκη:',
    `  createClient({ baseUrl: '${baseUrl}', apiKey: '${key}' })`,
    'Με τη γραμμή εντολών:',
    `  PARASTATIKO_BASE_URL=${baseUrl} PARASTATIKO_API_KEY=${key} parastatiko send apodeixi.json`,
    '',
    'Σταματά με Ctrl+C.',
  ],
  otherFile: (file) => `Το αρχείο ${file} ανήκει σε άλλο πρόγραμμα.`,
  notServed: (address, code) => `Δεν μπορεί να ακούσει στη διεύθυνση ${address} (${code}).`,
};
