import type { CliWords } from './en.js';

/** The sandbox, in Greek. */
export const sandbox: CliWords['sandbox'] = {
  started: ({ baseUrl, houses, samples }) => [
    'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
    '',
    `Διεύθυνση     ${baseUrl}`,
    `Σελίδα        ${baseUrl}/`,
    `Κλήσεις       ${baseUrl}/openapi`,
    ...houses.flatMap(({ key, companies }) => [
      `Κλειδί        ${key}`,
      `Επιχειρήσεις  ${companies.join(', ')}`,
    ]),
    '',
    'Με curl (τη δεύτερη φορά δίνει 228, γιατί η απόδειξη έχει ήδη διαβιβαστεί):',
    `  ${samples.curl}`,
    'Με τη βιβλιοθήκη:',
    ...samples.client.map((line) => `  ${line}`),
    'Με τη γραμμή εντολών:',
    `  ${samples.commandLine}`,
    '',
    'Σταματά με Ctrl+C.',
  ],
  sampleItem: 'Καφές',
  fileInUse: (file) =>
    `Το αρχείο ${file} χρησιμοποιείται από άλλη διεργασία. Σταματήστε την ή δώστε άλλο αρχείο με --data.`,
  otherFile: (file) => `Το αρχείο ${file} ανήκει σε άλλο πρόγραμμα.`,
  notServed: (address, code) =>
    code === 'EADDRINUSE'
      ? `Άλλο πρόγραμμα χρησιμοποιεί τη διεύθυνση ${address}. Σταματήστε το ή δώστε άλλη θύρα με --port.`
      : `Δεν ήταν δυνατή η εκκίνηση στη διεύθυνση ${address} (${code}).`,
};
