import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { service } from '../../../src/cli/words/en-service.js';
import type { OnboardingRefusalReason } from '../../../src/client/onboarding/outcome.js';
import { stepOfReason } from '../../../src/client/outcomes/next.js';
import { clientErrors, unknownReasons } from '../../../src/issues/locales/en/client.js';
import { journalErrors } from '../../../src/issues/locales/en/journal.js';
import { webhookWords } from '../../../src/issues/locales/en/webhooks.js';

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

describe('the guide has exactly one row for each', () => {
  it.each([
    ['sending', 'Outcomes', service.kinds],
    ['when-it-fails', 'A refused document', stepOfReason],
    ['when-it-fails', 'An unknown outcome', unknownReasons],
    ['when-it-fails', 'An error that is thrown', clientErrors],
    ['when-it-fails', 'The journal', journalErrors],
    ['when-it-fails', 'Onboarding', onboardingReasons],
    ['when-it-fails', 'Webhooks', webhookWords],
  ])('%s: %s', (page, heading, known) => {
    expect([...firstOf(rowsUnder(page, heading))].sort()).toEqual(Object.keys(known).sort());
  });

  it('refusal, with the next step that the client gives', () => {
    const steps = rowsUnder('when-it-fails', 'A refused document').map(([, reason, step]) => [reason, step]);
    expect(Object.fromEntries(steps)).toEqual(stepOfReason);
  });
});
