import type { CliWords } from './en.js';

/** `parastatiko serve`, in Greek. */
export const serve: CliWords['serve'] = {
  started: ({ baseUrl, folder, sandbox }) => [
    sandbox === undefined
      ? 'Τα παραστατικά εκδίδονται μέσω της υπηρεσίας που δόθηκε.'
      : 'Λειτουργεί με το ενσωματωμένο sandbox: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
    '',
    `Διεύθυνση  ${baseUrl}`,
    `Κλήσεις    ${baseUrl}/openapi`,
    `OpenAPI    ${baseUrl}/openapi.json`,
    `Δεδομένα   ${folder}`,
    ...(sandbox === undefined ? [] : [`Επιχείρηση ${sandbox.company}`, `Κλειδί     ${sandbox.key}`]),
    '',
    'Με curl:',
    `  curl "${baseUrl}/codes?text=cash"`,
    'Με PowerShell:',
    `  Invoke-RestMethod "${baseUrl}/codes?text=cash"`,
    'Με Python:',
    `  import json, urllib.request; print(json.load(urllib.request.urlopen("${baseUrl}/codes?text=cash")))`,
    'Με C#:',
    `  Console.WriteLine(await new HttpClient().GetStringAsync("${baseUrl}/codes?text=cash"));`,
    '',
    'Σταματά με Ctrl+C.',
  ],
  serviceAndKey: 'Δώστε μαζί --service και --key-file.',
  needsJournal:
    'Με --allow-issue, τα παραστατικά της πραγματικής υπηρεσίας χρειάζονται ημερολόγιο που διατηρείται. Δώστε φάκελο με --data ή βάση με --database.',
  needsToken: (host) =>
    `Η διεύθυνση ${host} είναι προσβάσιμη και από άλλους υπολογιστές. Δώστε το διακριτικό όσων καλούν με --token-file.`,
  shortToken: (host, least) =>
    `Η διεύθυνση ${host} είναι προσβάσιμη και από άλλους υπολογιστές, και το διακριτικό μπορεί κανείς να το μαντέψει. Βάλτε στο αρχείο του --token-file τουλάχιστον ${least} τυχαίους χαρακτήρες.`,
  oneDatabase: 'Δώστε --database ή --database-file, όχι και τα δύο.',
  passwordSeen:
    'Ο κωδικός στο --database είναι ορατός σε άλλους χρήστες του υπολογιστή. Βάλτε τη διεύθυνση σε αρχείο με --database-file, ή στη μεταβλητή περιβάλλοντος PARASTATIKO_DATABASE.',
  noSdk:
    'Τα εργαλεία για βοηθούς χρειάζονται ένα πακέτο. Εγκαταστήστε το: npm install @modelcontextprotocol/sdk',
  folderInUse: (folder) =>
    `Άλλο parastatiko serve χρησιμοποιεί τον φάκελο ${folder}. Σταματήστε το, ή δώστε άλλον φάκελο με --data.`,
};
