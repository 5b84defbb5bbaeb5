/** The Greek titles of pages whose text is only in English so far, by their address. The title of an example stays in English. */
export const greekTitles: Readonly<Record<string, string>> = {
  'reference/builders': 'Builders',
  'reference/document': 'Το παραστατικό, πεδίο προς πεδίο',
  'reference/document-types': 'Τύποι παραστατικών',
  'reference/operations': 'Οι κλήσεις του parastatiko serve',
  'reference/facts': 'Στοιχεία, πεδίο προς πεδίο',
  'reference/flow-facts': 'Στοιχεία των ενεργειών, πεδίο προς πεδίο',
  architecture: 'Αρχιτεκτονική',
  changelog: 'Αλλαγές',
  contributing: 'Συμμετοχή',
  maintaining: 'Συντήρηση',
  examples: 'Παραδείγματα',
  'examples/shop-day': 'Μια μέρα ενός καταστήματος',
  'description/documents': 'Η περιγραφή και τα παραστατικά',
  'description/service': 'Η περιγραφή και η δοκιμαστική υπηρεσία',
};
