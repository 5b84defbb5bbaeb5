import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOfTerminals } from '../../../src/sandbox/faults/fault.js';
import {
  type Family,
  megEftPos,
  type TerminalAction,
  type TerminalKind,
  viva,
  vivaApp,
  vivaHosts,
  vivaLocal,
  webEcr,
} from '../../../src/sending/terminals/index.js';

const shared = { terminalId: '16000123', provider: '999' };
const families: Readonly<Record<string, Family>> = {
  viva: viva({ ...vivaHosts.demo, clientId: 'c', clientSecret: 's', cashRegister: 'till-1', ...shared }),
  vivaLocal: vivaLocal({ base: 'https://192.168.1.40:8080', ...shared }),
  vivaApp: vivaApp({ app: 'gr.example.till', callback: 'exampletill://paid', ...shared }),
  webEcr: webEcr({
    base: 'https://wl.mreceipts.com/api',
    prefix: '',
    apiKey: 'k',
    terminal: '42',
    ...shared,
  }),
  megEftPos: megEftPos({
    ...{ base: 'http://localhost:8187', licenseKey: 'l', vatNumber: '094014201' },
    ...{ protocol: 'MELLON_WEB_ECR', apiKey: 'k', ...shared },
  }),
};

/** In the order of the columns. */
const ACTIONS: readonly TerminalAction[] = ['sale', 'refund', 'void', 'abort', 'ask', 'day'];

/** Typed, so that a kind that is missing here does not compile. */
const kinds: Readonly<Record<TerminalKind, true>> = {
  charged: true,
  returned: true,
  declined: true,
  cancelled: true,
  notBegun: true,
  wrongRequest: true,
  running: true,
  unknown: true,
};

describe.each([
  ['docs/guide/terminals.md', 'no'],
  ['docs/el/guide/terminals.md', 'όχι'],
])('%s', (path, no) => {
  const page = readFileSync(path, 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

  it('says what each family can be asked, as its record does', () => {
    // An empty cell at each end.
    const capabilities = rows.filter(({ length }) => length === ACTIONS.length + 3);
    const stated = capabilities.map(([, name, ...cells]) => [
      name,
      ACTIONS.filter((_, index) => cells[index] !== no),
    ]);
    const known = Object.entries(families).map(([name, family]) => [
      name,
      ACTIONS.filter((action) => family.has(action)),
    ]);
    expect(stated).toEqual(known);
  });

  it('says that all but the app can preload', () => {
    const able = Object.keys(families).filter((name) => families[name]?.has('preload'));
    expect([able, page.includes('`preload`')]).toEqual([['viva', 'vivaLocal', 'webEcr', 'megEftPos'], true]);
  });

  it('says what the cashier sees in each kind of result', () => {
    const names = rows.map(([, name]) => name);
    expect(Object.keys(kinds).filter((kind) => !names.includes(kind))).toEqual([]);
  });

  it('names every fault of terminals', () => {
    expect(faultsOfTerminals.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
  });

  it('has settings that their families accept', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const make = { viva: (given: object) => viva({ ...vivaHosts.production, ...given } as never), webEcr };
    const made = Object.values<Record<string, unknown>>(JSON.parse(json)).map((row) => {
      const { family, posNspId, ...settings } = row;
      expect(posNspId).toBeTypeOf('number');
      const values = Object.entries(settings).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : 'a key',
      ]);
      return make[family as keyof typeof make](Object.fromEntries(values) as never).terminalId;
    });
    expect(made).toEqual(['16000123', '16000124']);
  });
});
