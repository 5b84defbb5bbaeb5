import { deliveryNote } from '../client/service.js';
import { receipt } from '../client/setup.js';
import { facts, invoice } from './sample.js';

/** Commands for a terminal, a colour of this program, and marks that turn text around, as a hostile document has them. */
export const HOSTILE =
  '\u001b]0;evil\u0007\u001b[31mRED\u009b2J\u0085\u007f\r\u202eevil\u2066\u200f\u2028\u061c';

/** The same document with the text in each text that is free. */
const poisoned = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document), (name, value) => {
    if (
      typeof value === 'string' &&
      /name|descr|city|street|profession|series|comment|print|office/i.test(name)
    )
      return `${value}${HOSTILE}`;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, [`x${HOSTILE}`]: HOSTILE }
      : value;
  });

const hostileFacts = poisoned(facts());

/** Files of hostile content; each command reads some. */
export const hostileFiles: Readonly<Record<string, string>> = {
  'key.txt': 'key-4711-secret',
  'h.json': JSON.stringify(poisoned(invoice())),
  'name.json': JSON.stringify({
    ...invoice(),
    invoiceDetails: invoice().invoiceDetails.map((line) => ({ ...line, itemDescr: `Cable${HOSTILE}` })),
  }),
  'h.ndjson': `${JSON.stringify(poisoned(invoice()))}\n{"${HOSTILE}`,
  'bad.json': `{"a":1,"${HOSTILE.replaceAll('\r', '')}" 7}`,
  'facts.json': JSON.stringify(hostileFacts),
  'receipts.json': JSON.stringify([receipt('101'), poisoned(receipt('102'))]),
  'note.json': JSON.stringify(poisoned(deliveryNote)),
  'h.csv': `Σειρά;Αριθμός;${HOSTILE.replaceAll('\r', '')}\nA${HOSTILE.replaceAll('\r', '')};x;1\n`,
  'map.json': JSON.stringify({
    columns: { Σειρά: 'series', Αριθμός: 'aa', [HOSTILE]: HOSTILE },
    values: { [HOSTILE]: 1 },
  }),
  'h.xml': `<InvoicesDoc><invoice><issuer><vatNumber>1&#x9b;${HOSTILE.slice(-4)}</vatNumber></issuer><evil&#x9b;/></invoice></InvoicesDoc>`,
  'answer.json': JSON.stringify({
    response: [{ statusCode: HOSTILE, errors: [{ code: HOSTILE, message: HOSTILE }] }],
  }),
  'company.json': JSON.stringify({ company: { name: HOSTILE, [HOSTILE]: 1 }, [HOSTILE]: HOSTILE }),
  'theme.json': JSON.stringify({ [HOSTILE]: HOSTILE }),
  'config.json': JSON.stringify({ [HOSTILE]: HOSTILE }),
  'rpc.ndjson': [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2024-11-05',
        capabilities: {},
        clientInfo: { name: HOSTILE, version: '1' },
      },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'documents_build', arguments: { facts: hostileFacts } } },
    { id: 3, method: 'tools/call', params: { name: HOSTILE, arguments: {} } },
  ]
    .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    .join(''),
};

/** Command lines with hostile content, for every command. `BASE` is the address of a service, `JOURNAL` a file. */
export const hostileLines: Readonly<Record<string, readonly (readonly string[])[]>> = {
  validate: [
    ['h.json'],
    ['h.ndjson'],
    ['bad.json'],
    ['name.json'],
    ['name.json', '--related', 'h.json'],
    [HOSTILE],
  ],
  build: [['facts.json'], ['bad.json'], [`--${HOSTILE}`]],
  import: [['h.csv'], ['h.csv', '--map', 'map.json']],
  facts: [['h.json'], ['name.json'], ['name.json', '--typescript'], ['h.json', '--typescript']],
  fix: [['h.json'], ['name.json']],
  totals: [['h.json'], ['name.json'], ['facts.json']],
  xml: [['h.json'], ['name.json'], ['--from', 'h.xml'], ['--from', 'name.json']],
  preview: [
    ['name.json', '--html'],
    ['h.json'],
    ['name.json', '--email'],
    ['name.json', '--theme', 'theme.json'],
    ['name.json', '--options', 'config.json'],
  ],
  explain: [[HOSTILE], ['answer.json'], ['--text', HOSTILE], ['203', '--text', HOSTILE]],
  choose: [[HOSTILE], ['--answer', `buyer=${HOSTILE}`], ['--answer', HOSTILE]],
  codes: [['search', HOSTILE], [HOSTILE], ['search', `ΦΠΑ${HOSTILE}`]],
  send: [
    ['receipts.json', '--base-url', 'BASE', '--journal', 'JOURNAL'],
    ['receipts.json', '--base-url', HOSTILE],
  ],
  recover: [
    ['--no-wait', '--base-url', 'BASE', '--journal', 'JOURNAL'],
    ['--journal', HOSTILE],
  ],
  journal: [
    ['--journal', 'JOURNAL'],
    ['show', 'A', '101', '--journal', 'JOURNAL'],
    ['show', HOSTILE, '--journal', 'JOURNAL'],
    ['give-up', 'A', '101', '--reason', HOSTILE, '--journal', 'JOURNAL'],
    [HOSTILE, '--journal', 'JOURNAL'],
  ],
  search: [
    ['--vat-number', HOSTILE, '--base-url', 'BASE'],
    ['--from', HOSTILE, '--base-url', 'BASE'],
  ],
  tables: [['--vat-number', '800123456', '--base-url', 'BASE', '--table', HOSTILE]],
  'cancel-note': [
    ['--mark', HOSTILE, '--type', '9.3', '--vat-number', '800123456', '--base-url', 'BASE'],
    ['--mark', '400001000000001', '--type', HOSTILE, '--vat-number', HOSTILE, '--base-url', 'BASE'],
  ],
  download: [['--uid', HOSTILE, '--output', HOSTILE, '--base-url', 'BASE']],
  balance: [
    ['--base-url', HOSTILE],
    ['--base-url', 'BASE', HOSTILE],
  ],
  onboard: [
    ['check', 'company.json'],
    ['create', 'company.json', '--base-url', 'BASE'],
    ['status', HOSTILE, '--base-url', 'BASE'],
    [HOSTILE],
  ],
  webhooks: [
    ['listen', '--forward-to', HOSTILE, '--base-url', 'BASE'],
    ['trigger', HOSTILE],
  ],
  init: [
    ['--company', HOSTILE],
    ['--program', HOSTILE],
  ],
  sandbox: [
    ['--port', '0', '--seed', HOSTILE],
    ['--port', HOSTILE],
    ['--key', HOSTILE],
  ],
  terminals: [
    [HOSTILE],
    ['check', '--address', HOSTILE, '--port', '0'],
    ['check', '--address', 'BASE', '--port', HOSTILE],
  ],
  doctor: [
    ['--service', HOSTILE, '--port', '0'],
    ['--data', HOSTILE, '--key-file', HOSTILE, '--port', '0'],
    ['--printer', HOSTILE, '--webhook', HOSTILE, '--port', '0'],
  ],
  serve: [
    ['--options', 'config.json'],
    ['--port', HOSTILE],
  ],
  call: [
    ['documents.validate', '--set', 'document:=@h.json'],
    ['documents.build', '--set', 'facts:=@facts.json'],
    ['documents.build', '--set', `${HOSTILE}=${HOSTILE}`],
    [HOSTILE],
  ],
  mcp: [['--lang', 'en']],
};
