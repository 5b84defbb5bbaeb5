/** What one does with an export: the heading under which it stands, by the beginning of its file's path in src. The longest one counts. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'Build from facts': ['builders/'],
  'Build step by step': ['builders/fluent/'],
  'Sell to businesses': ['builders/fluent/open/sales', 'builders/fluent/open/services'],
  'Sell to consumers': ['builders/fluent/open/retail'],
  'State a payment': ['builders/fluent/payment-'],
  'Credit a sale': ['builders/fluent/open/credits', 'flows/credit/'],
  'Move and receive goods': ['builders/fluent/open/notes', 'flows/notes/'],
  'Serve a table': ['builders/fluent/open/orders', 'flows/table/'],
  'Take a card payment': ['builders/fluent/open/pos', 'flows/pos-payment/', 'types/pos'],
  'Buy, lease and record': ['builders/fluent/open/acquisitions', 'builders/fluent/open/records'],
  'Number documents': ['flows/numbering/'],
  'Take a step': ['flows/'],
  'Check and correct': ['rules/', 'types/issue', 'issues/locales/generated/en/skipped'],
  'Explain totals': ['totals/'],
  "Read a document's members": ['types/generated/', 'types/issued', 'money/'],
  'Find and read codes': ['codes/'],
  'Choose a classification': ['codes/classification', 'codes/default-classification'],
  'Ask about a type of document': ['codes/invoice-type-'],
  'Find a rate': ['codes/accommodation-levy', 'codes/tax-rate', 'codes/vat-percent'],
  'Check a VAT number': ['codes/vat-number', 'codes/eu-vat-number'],
  'Use a table of codes': ['codes/generated/'],
  'Create a client': ['sending/client/', 'sending/client/generated/client'],
  'Send documents': [
    'sending/client/issue/',
    'sending/client/outcomes/',
    'sending/client/generated/',
    'rules/authority/answer-errors',
  ],
  'Ask the service': [
    'sending/client/calls/',
    'sending/client/pager',
    'sending/client/search',
    'sending/client/transport/',
    'sending/service/',
  ],
  'Keep a journal': ['sending/client/journal/', 'sending/journal-sqlite/', 'sending/journal-postgres/'],
  'Copy a journal': ['sending/client/journal/replica'],
  'Recover and compare': ['sending/client/recovery/'],
  'Onboard a company': ['sending/client/onboarding/'],
  'Choose a document': ['tools/choose/'],
  'Explain rules and errors': ['tools/catalogue/', 'rules/explain/', 'rules/authority/'],
  'Queue documents': ['sending/worker/'],
  'Measure calls': ['sending/opentelemetry/'],
  'Show a document': ['print/'],
  'Send an e-mail': ['print/email/'],
  'Make a PDF': ['print/pdf/'],
  'Print on a roll': ['print/printer/'],
  'Read and write XML': ['registry/'],
  'Read what was filed': ['registry/generated/', 'registry/core/requested'],
  'Compute a UID': ['registry/uid/'],
  'Use a JSON Schema': ['schema/'],
  'Read a webhook': ['sending/webhooks/', 'issues/locales/generated/en/webhook-'],
  'Handle webhooks': ['sending/webhooks/handler', 'sending/webhooks/runner'],
  'Store events': ['sending/webhooks/memory-store', 'sending/webhooks/store'],
  'Use a terminal': ['sending/terminals/', 'issues/locales/generated/en/terminal-'],
  'Choose a make of terminal': [
    'sending/terminals/meg-',
    'sending/terminals/viva',
    'sending/terminals/web-ecr',
    'sending/terminals/family',
    'sending/terminals/row',
  ],
  'Start a sandbox': ['sandbox/'],
  'Set a fault': ['sandbox/faults/'],
  'Decide by hand': ['sandbox/onboarding/', 'sandbox/terminals/'],
  'Look at what happened': ['sandbox/http/', 'sandbox/inspect', 'sandbox/state/', 'sandbox/webhooks/'],
  'Generate documents': ['testing/'],
  'Generate broken documents': ['testing/breakers/'],
  'Test a journal': ['testing/journal/'],
  'Choose a language': ['issues/', 'types/language'],
};

/** What is thrown, and what tells it apart. */
const ERRORS = 'Errors';

const tasks = Object.keys(FOLDERS);
const byFolder = Object.entries(FOLDERS)
  .flatMap(([task, folders]) => folders.map((folder) => ({ task, folder })))
  .sort((one, other) => other.folder.length - one.folder.length);

interface Placed {
  readonly name: string;
  readonly kind: string;
  /** The file in src that declares it. */
  readonly file: string;
}

/** The exports of a door by what one does with them, errors last. */
export function byTask<Export extends Placed>(exports: readonly Export[]): ReadonlyMap<string, Export[]> {
  const errors = exports.filter(({ name, kind }) => kind === 'class' && name.endsWith('Error'));
  const taskOf = ({ name, file }: Placed): string => {
    if (/(?:^|[/-])error\.ts$/.test(file) || errors.some((error) => name.includes(error.name))) return ERRORS;
    const row = byFolder.find(({ folder }) => file.startsWith(folder));
    if (row === undefined)
      throw new Error(`${name} of src/${file} has no task: scripts/docs/reference/export-tasks.ts`);
    return row.task;
  };
  const groups = new Map<string, Export[]>([...tasks, ERRORS].map((task) => [task, []]));
  for (const each of exports) groups.get(taskOf(each))?.push(each);
  return new Map([...groups].filter(([, group]) => group.length > 0));
}

/** Rows that no file of these exports needs. */
export function needlessFolders(exports: readonly Placed[]): string[] {
  const needed = new Set(
    exports.map(({ file }) => byFolder.find(({ folder }) => file.startsWith(folder))?.folder),
  );
  return byFolder.map(({ folder }) => folder).filter((folder) => !needed.has(folder));
}
