// What is written from each file or folder of reference/words: the names in the generated modules, with their comments.

/** Rules: what is wrong, and what to do. The files of a folder become one module, because they are loaded together. */
export const rules: Readonly<Record<string, { words: string; about: string; id: string; folder?: true }>> = {
  documents: {
    words: 'documentWords',
    about: 'rules about documents and requests',
    id: 'DocumentRuleId',
    folder: true,
  },
  facts: { words: 'factWords', about: 'rules about facts only', id: 'FactsRuleId' },
  flows: { words: 'flowWords', about: 'refused steps of flows', id: 'FlowWordsId', folder: true },
  onboarding: {
    words: 'onboardingWords',
    about: 'the payload of an onboarding request, or a signed contract',
    id: 'OnboardingRuleId',
  },
};

/** Sentences: each file becomes a module. */
export const sentences: Readonly<
  Record<string, { words: string; about: string; id?: string; aboutId?: readonly string[] }>
> = {
  arguments: {
    words: 'argumentErrors',
    about: 'The messages about invalid arguments: what is wrong, and what to do.',
    id: 'ArgumentErrorCode',
    aboutId: ['What is wrong with an argument, as a permanent key.'],
  },
  authority: {
    words: 'authorityErrors',
    about: 'The meaning of the errors of the tax authority and of the provider, by code.',
  },
  building: {
    words: 'building',
    about: 'The text around the issues of a document that could not be built.',
    id: 'BuildingWord',
    aboutId: [
      'The name of a text around issues. `document` is the place of an issue about the whole document.',
    ],
  },
  'client-errors': {
    words: 'clientErrors',
    about: 'The messages of client errors: what is wrong, and what to do.',
    id: 'ClientErrorCode',
    aboutId: ['What happened, as a permanent key.'],
  },
  'client-parts': {
    words: 'clientParts',
    about:
      'What is expected of a value, or missing in an answer. Inserted into the messages of client errors.',
    id: 'ClientPart',
    aboutId: ['What is expected of a value, as a permanent key.'],
  },
  'client-steps': {
    words: 'clientSteps',
    about: 'What to do after an outcome, unless an error of the authority is more specific.',
    id: 'ClientStep',
    aboutId: ['What to do next, as a permanent key.'],
  },
  journal: {
    words: 'journalErrors',
    about: 'The messages of errors of a journal. Those of `database` are of one on PostgreSQL.',
    id: 'JournalErrorCode',
    aboutId: ['What happened to a journal, as a permanent key.'],
  },
  lost: {
    words: 'lost',
    about: 'Why a member of a document does not come back from its facts.',
    id: 'LostWhy',
    aboutId: ['Why a member does not come back from its facts, other than that it was refused.'],
  },
  'next-steps': { words: 'nextSteps', about: 'What to do about an error of an answer, by step.' },
  'onboarding-steps': {
    words: 'onboardingSteps',
    about: 'What to do next about an onboarding request.',
    id: 'OnboardingStep',
    aboutId: ['What to do next, as a permanent key.'],
  },
  'onboarding-types': {
    words: 'onboardingTypes',
    about: 'JSON types, as messages name them.',
    id: 'OnboardingType',
    aboutId: ['A JSON type, as a key of `onboardingTypes`.'],
  },
  options: {
    words: 'optionsErrors',
    about: 'What is wrong with the options of a function, and what to do.',
    id: 'OptionsProblem',
    aboutId: ['What is wrong with options, as a permanent key.'],
  },
  printing: {
    words: 'printing',
    about: 'The messages about printing: what is wrong with an option, or what is missing.',
    id: 'PrintingWord',
    aboutId: ['Why nothing was printed, other than because of the document.'],
  },
  'provider-messages': {
    words: 'providerMessages',
    about: "The meaning of the provider's messages that have no code.",
  },
  skipped: {
    words: 'skipped',
    about: 'Why a layer of a check, or a part of one, did not run, and which options were ignored.',
    id: 'SkippedReason',
    aboutId: [
      'Why a part of a check did not run, as a permanent key.',
      '',
      '@example',
      "const whys: SkippedReason[] = ['no-clock', 'no-related'];",
    ],
  },
  terminals: {
    words: 'terminalTexts',
    about: 'What a card terminal answered.',
    id: 'TerminalText',
    aboutId: ['What a card terminal answered, as a permanent key.'],
  },
  'terminal-steps': {
    words: 'terminalSteps',
    about: 'What to do after the answer of a card terminal.',
    id: 'TerminalStep',
    aboutId: [
      'What to do after the answer of a card terminal, as a permanent key.',
      '',
      '@example',
      "const step: TerminalStep = 'ask';",
    ],
  },
  'terminal-errors': {
    words: 'terminalErrors',
    about:
      'The messages about settings, requests and signatures of card terminals: what is wrong, and what to do.',
    id: 'TerminalErrorCode',
    aboutId: [
      'What is wrong with a terminal, a request or a signature, as a permanent key.',
      '',
      '@example',
      "const code: TerminalErrorCode = 'terminal/setting';",
    ],
  },
  uid: {
    words: 'uidErrors',
    about: 'The messages about the identifier of a document.',
    id: 'UidProblem',
    aboutId: ['What is wrong with the identifier of a document, as a permanent key.'],
  },
  'unknown-reasons': {
    words: 'unknownReasons',
    about: 'Why an outcome is unknown.',
    id: 'UnknownWhy',
    aboutId: ['Why an outcome is unknown, as a permanent key.'],
  },
  'webhook-errors': {
    words: 'webhookErrors',
    about: 'The messages of webhook errors: what is wrong, and what to do.',
    id: 'WebhookErrorCode',
    aboutId: ['What is wrong, as a permanent key.'],
  },
  'webhook-refusals': {
    words: 'webhookRefusals',
    about: 'The reasons for refusing a delivery.',
    id: 'WebhookRefusalReason',
    aboutId: ['Why a delivery is refused, as a permanent key.'],
  },
  xml: {
    words: 'xmlErrors',
    about: 'The messages about XML of the authority, and the place of a problem in it.',
    id: 'XmlWord',
    aboutId: ['What is wrong with XML, or `position`.'],
  },
};

/** Single sentences in English, as constants: what every import loads has to be small. */
export const constants = {
  locale: {
    name: 'notALocale',
    id: 'not-a-locale',
    about: 'The message for an option `locale` that is not a words object.',
  },
};

/** Programs: their words are a tree, in a module for each language. */
export const programs = [
  {
    file: 'issues/values',
    target: 'issues/locales/greek/generated',
    about: 'Values in sentences: details, types, members and parties,',
    type: 'ValueWords',
    open: ['details', 'types', 'members', 'parties', 'subjects'],
    byObject: [],
  },
  {
    folder: 'cli-start',
    target: 'tools/cli/words/start/generated',
    about: 'What the command line says before a command has loaded: its help, and wrong usage,',
    type: 'StartSentences',
    open: [],
    byObject: [],
  },
  {
    folder: 'cli',
    target: 'tools/cli/words/generated',
    about: 'The command line',
    type: 'CliSentences',
    /** Groups that are asked for any text. */
    open: ['report.parts', 'report.items', 'totals.figures', 'codes.notes', 'faultParts.found'],
    /** Groups whose sentences take an object, because its form depends on the sentence. */
    byObject: ['faults', 'syntax'],
  },
  {
    file: 'page/live',
    target: 'sandbox/pages/browser/words/generated',
    about: 'The live page of the sandbox',
    type: 'PageSentences',
    open: [],
    byObject: [],
  },
  {
    file: 'page/reference',
    target: 'sandbox/pages/browser/reference/generated',
    about: 'The page of calls, and its viewer,',
    type: 'ReferenceSentences',
    open: [],
    byObject: [],
  },
  {
    file: 'page/control',
    target: 'sandbox/pages/control/generated',
    about: 'Why an action of the page is not possible,',
    type: 'ControlSentences',
    open: [],
    byObject: [],
  },
];

/** Words of which a page needs both languages: each in one module, side by side. */
export const pairs = {
  tableTitles: { file: 'codes/table-titles', target: 'codes/generated', about: 'What each table is called.' },
  unitNames: {
    file: 'print/units',
    target: 'print/words/generated',
    about:
      'The names of each unit after a quantity: of exactly one, of any other, and short. 7 is a piece whose own unit is printed next to it.',
  },
  receivingReasons: {
    file: 'print/receiving-reasons',
    target: 'print/words/generated',
    about: 'Why a receiving note is issued. The authority writes capitals, and abbreviates the note.',
  },
  assembledWords: {
    file: 'assembled',
    target: 'builders/assemble/generated',
    about: 'What a built document says in print besides the names of codes.',
  },
  operationWords: {
    file: 'operations/errors',
    target: 'tools/operations/core/generated',
    about:
      'Why a call of an operation was refused, apart from the issues of documents and flows, and what to do.',
  },
  problemWords: {
    file: 'operations/problems',
    target: 'tools/operations/core/generated',
    about: 'What is wrong with a call, apart from its input, and what to do.',
  },
  inputSentences: {
    file: 'operations/input',
    target: 'tools/operations/core/generated',
    about: 'What must stand in a member of the input of a call.',
  },
  callSummaries: {
    file: 'operations/calls',
    target: 'tools/operations/core/generated',
    about: 'What each operation does, by its id.',
  },
  operationTexts: {
    file: 'operations/texts',
    target: 'tools/operations/core/generated',
    about: 'What operations say besides, by the file that says it.',
  },
  serveWords: {
    file: 'serve',
    target: 'tools/serve/generated',
    about: 'The pages of the HTTP server, and its OpenAPI document.',
  },
  mcpWords: { file: 'mcp', target: 'tools/mcp/generated', about: 'What the tools of assistants say.' },
  commandWords: {
    file: 'commands',
    target: 'tools/cli/generated',
    about: 'The help of commands whose rows are not in reference/commands, and what they say, by file.',
  },
  rowProblems: {
    file: 'rows/problems',
    target: 'tools/rows/generated',
    about: 'What is wrong with a spreadsheet, a mapping or a cell.',
  },
  proposals: {
    file: 'rows/proposals',
    target: 'tools/rows/generated',
    about: 'What a proposed mapping still has to say, by its place or by the kind of a column.',
  },
  titles: {
    file: 'print/titles',
    target: 'print/words/generated',
    about:
      'The titles of documents of the types whose names in the code table are abbreviated, or written for bookkeepers.',
  },
  labels: {
    file: 'print/labels',
    target: 'print/words/generated',
    about: 'The labels of the page that are not in the code tables.',
  },
  codeNames: {
    file: 'print/codes',
    target: 'print/words/generated',
    about: 'What the page calls taxes and payments, where the code table writes each word with a capital.',
  },
  notices: {
    file: 'print/notices',
    target: 'print/words/generated',
    about: 'Whole sentences of the page, and the labels of header flags.',
  },
  errorSteps: {
    file: 'error-steps',
    target: 'rules/explain/generated',
    about: 'What to do about an error of the tax authority or of a provider, by code.',
  },
};

/** Texts that a page finds by their English sentence, because it reads the English ones from elsewhere. */
export const bySentence = {
  greekTexts: {
    file: 'page/openapi',
    target: 'sandbox/pages/browser/reference/generated',
    about:
      'The texts of the OpenAPI document in Greek, by their English sentences. The service answers its messages in English.',
  },
};
