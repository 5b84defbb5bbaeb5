import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as front from '../../../src/index.js';
import { english } from '../../../src/issues/locale.js';
import { argumentErrors } from '../../../src/issues/locales/generated/en/arguments.js';
import { clientErrors } from '../../../src/issues/locales/generated/en/client-errors.js';
import { journalErrors } from '../../../src/issues/locales/generated/en/journal.js';
import { optionsErrors } from '../../../src/issues/locales/generated/en/options.js';
import { unknownReasons } from '../../../src/issues/locales/generated/en/unknown-reasons.js';
import { webhookErrors } from '../../../src/issues/locales/generated/en/webhook-errors.js';
import { webhookRefusals } from '../../../src/issues/locales/generated/en/webhook-refusals.js';
import { OptionsError } from '../../../src/issues/options-error.js';
import * as print from '../../../src/print/index.js';
import * as registry from '../../../src/registry/index.js';
import * as sandbox from '../../../src/sandbox/index.js';
import * as client from '../../../src/sending/client/index.js';
import type { OnboardingRefusalReason } from '../../../src/sending/client/onboarding/outcome.js';
import { stepOfReason } from '../../../src/sending/client/outcomes/next.js';
import * as journalSqlite from '../../../src/sending/journal-sqlite/index.js';
import * as webhooks from '../../../src/sending/webhooks/index.js';
import { en as cli } from '../../../src/tools/cli/words/generated/en.js';

/** The cells of the rows of a table under a heading of a page. */
function rowsUnder(page: string, heading: string): readonly (readonly string[])[] {
  const text = readFileSync(`docs/guide/${page}.md`, 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  return rows.slice(1).map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')));
}

const firstOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map(([, first = '']) => first);

/** Typed, so that a reason that is missing here does not compile. */
const onboardingReasons: Readonly<Record<OnboardingRefusalReason, true>> = {
  validation: true,
  file: true,
  'open-request': true,
  'already-linked': true,
  'already-active': true,
  'key-reused': true,
  'wrong-status': true,
  'not-applicable': true,
};

const optionsCodes = Object.fromEntries(
  Object.keys(optionsErrors.sentences).map((problem) => [`options/${problem}`, true]),
);

/** One error of each class that has a single code. */
const single = [
  new front.InvalidDocumentError([]),
  new front.RefusedStepError([]),
  new front.LocaleError(),
  new registry.RegistryXmlError('root'),
  new registry.UidMemberError('uid/text', []),
  new registry.UidTextError('é'),
  new print.PrintError('qr'),
];

/** One error of each class that has several codes. */
const several = [
  new front.ArgumentError('arguments/not-a-document', { index: 0 }),
  new OptionsError('unknown', {}, english),
  new client.ClientError('call/path'),
  new journalSqlite.JournalError('journal/full'),
  new webhooks.WebhookError('request/not-a-request'),
];

const makingCodes = Object.fromEntries(single.map(({ code }) => [code, true]));

test('every exported error has a code', () => {
  const exported = [front, client, journalSqlite, print, registry, sandbox, webhooks].flatMap((door) =>
    Object.entries(door).flatMap(([name, value]) =>
      typeof value === 'function' && value.prototype instanceof Error ? [name] : [],
    ),
  );
  const known = [...single, ...several];
  expect(new Set(exported)).toEqual(new Set(['ParastatikoError', ...known.map(({ name }) => name)]));
  expect(known.filter(({ code }) => typeof code !== 'string')).toEqual([]);
  expect(new OptionsError('unknown', {}, english).code).toBe('options/unknown');
});

describe('the guide has exactly one row for each code and reason', () => {
  it.each([
    ['sending', 'Outcomes', cli.service.kinds],
    ['when-it-fails', 'A refused document', stepOfReason],
    ['when-it-fails', 'An unknown outcome', unknownReasons.sentences],
    ['when-it-fails', 'An error that is thrown', clientErrors.sentences],
    ['when-it-fails', 'Wrong options', { ...optionsCodes, ...argumentErrors.sentences }],
    ['when-it-fails', 'Making documents', makingCodes],
    ['when-it-fails', 'The journal', journalErrors.sentences],
    ['when-it-fails', 'Onboarding', onboardingReasons],
    ['when-it-fails', 'Webhooks', { ...webhookErrors.sentences, ...webhookRefusals.sentences }],
  ])('of %s: %s', (page, heading, known) => {
    expect([...firstOf(rowsUnder(page, heading))].sort()).toEqual(Object.keys(known).sort());
  });

  it('of a refusal, with the next step that the client gives', () => {
    const steps = rowsUnder('when-it-fails', 'A refused document').map(([, reason, step]) => [reason, step]);
    expect(Object.fromEntries(steps)).toEqual(stepOfReason);
  });
});
