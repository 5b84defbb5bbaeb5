/**
 * The arrows of the house: what each folder of src may import besides itself.
 * A folder that has no line here is refused, so a new one declares its place first.
 */
const foundation = ['types', 'codes', 'money', 'totals', 'issues', 'reading'];
const documents = [...foundation, 'rules', 'builders'];
const mayImport = {
  // Packages that the build puts into our files. Any folder may import them.
  vendor: [],
  // Of issues, it imports only the error for invalid arguments; of types, the languages.
  codes: ['issues', 'types'],
  types: ['codes'],
  money: ['types'],
  totals: ['types', 'codes', 'money'],
  issues: ['types', 'codes'],
  reading: ['types', 'codes', 'money', 'issues'],
  rules: foundation,
  builders: [...foundation, 'rules'],
  flows: documents,
  service: [...documents, 'flows'],
  client: [...documents, 'flows', 'service', 'registry', 'webhooks'],
  // Stores of the client's journal and of webhooks: they have their ports, the steps of numbering, and words.
  'journal-postgres': [...documents, 'flows', 'client', 'webhooks'],
  'journal-sqlite': [...documents, 'flows', 'client', 'webhooks'],
  // The queue of documents, in the database of the journal.
  worker: [...documents, 'flows', 'client', 'journal-postgres'],
  opentelemetry: ['reading', 'client'],
  registry: ['types', 'codes', 'issues', 'reading'],
  // Of the registry, it imports what the UID is computed from, and the writer of XML for PDFs.
  print: [...foundation, 'rules', 'registry'],
  // Of the client, it has the contract of journals, the clock, and what reads bodies.
  terminals: [...foundation, 'flows', 'client'],
  webhooks: ['types', 'issues', 'reading', 'service'],
  // The service as OpenAPI, from its contract and the schemas of documents.
  openapi: [...documents, 'flows', 'service', 'schema'],
  // Of the client, it imports only the checks of onboarding requests and of signed contracts.
  sandbox: [...documents, 'flows', 'service', 'registry', 'webhooks', 'client', 'print', 'openapi'],
  // Rows of spreadsheets to facts.
  rows: [...foundation, 'builders'],
  // What the product does, once: it uses everything below the command line.
  operations: [
    ...documents,
    'flows',
    'service',
    'client',
    'terminals',
    'registry',
    'print',
    'catalogue',
    'schema',
    'rows',
    'choose',
    'webhooks',
  ],
  // The operations over HTTP, with the sandbox's pages; and as tools of assistants. Of print, serve has what escapes HTML.
  serve: [...foundation, 'client', 'schema', 'operations', 'sandbox', 'print'],
  mcp: ['types', 'codes', 'money', 'issues', 'reading', 'client', 'catalogue', 'schema', 'operations'],
  schema: ['types', 'codes', 'money', 'reading', 'builders'],
  // Of the client, it has the contract of journals.
  testing: [...documents, 'flows', 'client'],
  // Of builders, it has the type of facts.
  choose: ['types', 'codes', 'issues', 'reading', 'builders'],
  explain: ['rules', 'catalogue'],
  // Every rule there is, with its words; of flows and client it takes the records alone.
  catalogue: [...documents, 'flows', 'client'],
};

/** The folders that hold several rooms; all others are rooms themselves. */
const wings = require('./scripts/checks/wings.json');

const folders = Object.keys(mayImport);
const placeOf = (room) => {
  const wing = Object.keys(wings).find((each) => wings[each].includes(room));
  return wing === undefined ? room : `${wing}/${room}`;
};
const inside = (names) => `^src/(${names.map(placeOf).join('|')})/`;

const arrows = folders.map((folder) => ({
  name: `arrow-${folder}`,
  comment: `src/${placeOf(folder)} may import: ${mayImport[folder].join(', ') || 'nothing else of ours'}`,
  severity: 'error',
  from: {
    path: `^src/${placeOf(folder)}/`,
    pathNot: folder in wings ? inside(wings[folder]) : '^$',
  },
  to: { path: '^src/', pathNot: inside([folder, 'vendor', ...mayImport[folder]]) },
}));

/** The files by which other rooms enter: `index.ts` is for users too, `inside.ts` only for us. */
const doors = '/(index|inside)\\.ts$';
/** Rooms that everybody enters by a door. The words of a subject are an import of their own. */
const closed = ['issues', 'rules', 'flows', 'client'];
const closedTo = closed.map((room) => ({
  name: `doors-of-${room}`,
  comment: `of src/${placeOf(room)}, other rooms import index.ts and inside.ts; what is loaded when it is first needed is a file of its own`,
  severity: 'error',
  // Issues and codes import each other, and the catalogue takes records alone: both have their own rules.
  from: { path: '^src/[^/]+/', pathNot: `^src/(${placeOf(room)}|codes|tools/catalogue)/` },
  to: { path: `^src/${placeOf(room)}/`, pathNot: `${doors}|^src/issues/locales/`, dynamic: false },
}));

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    ...closedTo,
    error(
      'tools-use-doors',
      'tools enter the other wings by index.ts and inside.ts; what is loaded when it is first needed is a file of its own',
      { path: '^src/tools/', pathNot: '^src/tools/catalogue/' },
      {
        path: '^src/',
        pathNot: `^src/(tools|vendor|issues/locales)/|${doors}|^src/money/held-exactly\\.ts$`,
        dynamic: false,
      },
    ),
    error(
      'sandbox-is-not-the-client',
      'of the client, the sandbox imports only the checks of onboarding requests and of signed contracts',
      { path: '^src/sandbox/' },
      { path: '^src/sending/client/', pathNot: '^src/sending/client/onboarding/inside\\.ts$' },
    ),
    error(
      'print-takes-the-uid',
      'of the registry, printing imports only what the UID is computed from; the file inside a PDF also the writer of XML, when it is needed',
      { path: '^src/print/' },
      {
        path: '^src/registry/',
        pathNot: '^src/registry/(uid/(identifier|iso-8859-7)|to-registry-xml)\\.ts$',
      },
    ),
    error(
      'a-pdf-takes-the-xml',
      'only the file inside a PDF has the XML',
      { path: '^src/print/', pathNot: '^src/print/pdf/attachment\\.ts$' },
      { path: '^src/registry/to-registry-xml\\.ts$' },
    ),
    error('no-cycles', 'a cycle makes the bundler hoist everything into one chunk', {}, { circular: true }),
    error(
      'a-folder-has-a-place',
      'a new folder of src gets a line in mayImport',
      {},
      {
        path: '^src/[^/]+/',
        pathNot: inside([...folders, 'cli']),
      },
    ),
    error(
      'nobody-imports-the-cli',
      'the command line is the last shell',
      { pathNot: '^(src/tools/cli|test)/' },
      {
        path: '^src/tools/cli/',
      },
    ),
    error(
      'front-door-is-for-users',
      'inside, import the file that has it',
      { path: inside(folders) },
      {
        path: '^src/index\\.ts$',
      },
    ),
    error(
      'catalogue-takes-records',
      'explaining a rule must not load the flows or the client that raise it',
      { path: '^src/tools/catalogue/' },
      {
        path: '^src/(flows|sending/client)/',
        pathNot: '^src/(flows/rules|sending/client/onboarding/rules)',
      },
    ),
    error(
      'validate-loads-no-catalogue',
      'what checks documents must not load the rules of flows and onboarding',
      { path: '^src/(rules|builders|flows|sending/service|sending/client)/' },
      {
        path: '^src/tools/catalogue/',
      },
    ),
    error(
      'flow-words-load-with-flows',
      'whoever only checks documents loads no words of flows',
      { path: '^src/', pathNot: '^src/(flows|tools/catalogue|issues/locales)/' },
      {
        path: '^src/issues/locales/generated/en/flows\\.ts$',
      },
    ),
    error(
      'src-stands-alone',
      'what ships never imports tests, scripts, examples or bench',
      { path: '^src/' },
      {
        path: '^(test|scripts|examples|bench|reference|docs|dist)/',
      },
    ),
    error(
      'core-is-web-only',
      'the core runs in Node, browsers, Deno, Bun and edge; only the command line, the journals in a file and on PostgreSQL, and the worker need Node',
      {
        path: '^src/',
        pathNot: '^src/(tools/cli|sending/journal-postgres|sending/journal-sqlite|sending/worker)/',
      },
      {
        dependencyTypes: ['core'],
      },
    ),
    error(
      'ships-what-it-imports',
      'only dependencies reach the user; fast-check, libsql, pg, graphile-worker and @opentelemetry/api are his own, for the doors that need them',
      // The page of the sandbox and src/vendor are bundled with what they import.
      { path: '^src/', pathNot: '^src/(tools/cli|vendor|sandbox/pages/browser)/' },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['npm-peer'],
      },
    ),
    error(
      'codes-take-the-error',
      'of issues, the codes import only the error for invalid arguments, not the words of rules',
      { path: '^src/codes/' },
      { path: '^src/issues/', pathNot: '^src/issues/argument-error\\.ts$' },
    ),
    error(
      'codes-are-light',
      'the door of the codes loads no package',
      { path: '^src/codes/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'],
      },
    ),
    error(
      'money-alone-computes',
      'decimal.js has one door, the comparison of numbers that no integer holds',
      { path: '^src/', pathNot: '^src/money/held-exactly\\.ts$' },
      {
        path: 'node_modules/decimal\\.js/',
      },
    ),
    error(
      'the-page-is-bundled',
      'the script of the page runs in a browser: the sandbox serves its bundle',
      { path: '^src/', pathNot: '^src/sandbox/pages/browser/' },
      {
        path: '^src/sandbox/pages/browser/',
      },
    ),
    error('resolves', 'an import that leads nowhere', {}, { couldNotResolve: true }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
