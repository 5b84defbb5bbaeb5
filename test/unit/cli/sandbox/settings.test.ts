import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/sandbox/generated/settings.js';
import { serviceLimits } from '../../../../src/sending/service/limits.js';
import { serviceDefaults } from '../../../../src/sending/service/settings.js';
import { parseLine } from '../../../../src/tools/cli/args/parse.js';
import { settingOptions, settingsOf } from '../../../../src/tools/cli/sandbox/settings.js';
import { runCli } from '../fake-io.js';

const DAY = 86_400_000;
const table: { readonly settings: readonly { readonly name: string }[] } = JSON.parse(
  readFileSync('reference/sandbox-settings.json', 'utf8'),
);
const read = (...line: string[]) => settingsOf(parseLine(line, settingOptions));

describe('the settings of a sandbox on the command line', () => {
  it.each<[string, string, unknown]>([
    ['--always-signs', 'true', { alwaysSigns: true }],
    ['--signatures-in', 'entry', { signaturesIn: 'entry' }],
    ['--split-bills', 'true', { splitBills: true }],
    ['--split-bills', 'false', { splitBills: false }],
    ['--check-cancellations', 'true', { checkCancellations: true }],
    ['--document-cost', '0.35', { documentCost: 0.35 }],
    ['--first-mark', '400001000000001', { firstMark: 400001000000001 }],
    ['--offline-for', '2h', { offlineFor: 7_200_000 }],
    ['--search-lag', '5s', { searchLag: 5000 }],
    ['--search-lag', '750', { searchLag: 750 }],
    ['--link-lag', '750ms', { linkLag: 750 }],
    ['--double-charge-within', '1m', { doubleChargeWithin: 60_000 }],
    ['--retention', '7d', { retention: 604_800_000 }],
    ['--registry-file-type', 'registry', { registryFileType: 'registry' }],
    ['--message-status', '422', { messageStatus: 422 }],
    ['--body-bytes', '1000', { bodyBytes: 1000 }],
    ['--page-hosts', 'till.local', { pageHosts: ['till.local'] }],
    ['--journal-length', '10', { journalLength: 10 }],
    ['--journal-characters', '0', { journalCharacters: 0 }],
    ['--review', 'by-hand', { review: 'by-hand' }],
    ['--review', '10m', { review: 600_000 }],
    ['--provisioning-step', 'by-hand', { provisioningStep: 'by-hand' }],
    ['--loopback-webhooks', 'false', { loopbackWebhooks: false }],
    ['--webhook-header-prefix', 'X-Till-', { webhookHeaderPrefix: 'X-Till-' }],
  ])('%s %s is read', (option, text, expected) => {
    expect(read(option, text)).toEqual(expected);
  });

  it('are all there, each from its row of the table, and none is set unless it is given', () => {
    expect(settingOptions).toHaveLength(table.settings.length);
    expect(Object.keys(defaultSettings).sort()).toEqual(table.settings.map(({ name }) => name).sort());
    expect(read()).toEqual({});
    expect(read('--page-hosts', 'a', '--page-hosts', 'b')).toEqual({ pageHosts: ['a', 'b'] });
  });

  it('have the defaults of the service', () => {
    expect(defaultSettings).toMatchObject({
      retention: serviceLimits.testRetentionDays * DAY,
      registryFileType: serviceDefaults.registryFileType,
      messageStatus: serviceDefaults.messageStatus,
      webhookHeaderPrefix: serviceDefaults.webhookHeaderPrefix,
      splitBills: false,
      checkCancellations: false,
    });
  });

  it.each([
    [
      '--search-lag',
      '5x',
      '--search-lag is "5x", which is not a time span. Write it as 500ms, 5s, 10m, 2h or 30d.',
    ],
    ['--search-lag', 'by-hand', 'which is not a time span. Write it as 500ms, 5s, 10m, 2h or 30d.'],
    ['--review', 'never', 'Write it as 500ms, 5s, 10m, 2h or 30d, or by-hand.'],
    [
      '--document-cost',
      '1.005',
      '--document-cost is "1.005", but must be a number of credits from 0, with at most two decimals.',
    ],
    ['--first-mark', '0', '--first-mark is "0", but must be a whole number from 1.'],
    ['--message-status', '200', '--message-status is "200", but must be a whole number from 400 to 599.'],
    ['--split-bills', 'yes', '--split-bills is "yes", but may be: true, false.'],
  ])('%s %s is refused', async (option, text, said) => {
    const { code, stderr } = await runCli(['sandbox', '--port', '0', '--lang', 'en', option, text]);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });

  it('are in the help with their defaults, in both languages', async () => {
    const english = await runCli(['sandbox', '--help', '--lang', 'en']);
    expect(english.stdout).toMatch(/--offline-for TIME/);
    expect(english.stdout).toMatch(/Default:\s+5m\./);
    const greek = await runCli(['sandbox', '--help', '--lang', 'el']);
    expect(greek.stdout).toMatch(/--retention ΧΡΟΝΟΣ/);
    expect(greek.stdout).toMatch(/Προεπιλογή:\s+30d\./);
  });
});
