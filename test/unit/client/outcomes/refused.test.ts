import { expect, it } from 'vitest';
import { readLocale } from '../../../../src/issues/locale.js';
import { clientSteps } from '../../../../src/issues/locales/generated/en/client-steps.js';
import type { Core } from '../../../../src/sending/client/core.js';
import { refusedHere, refusedThere } from '../../../../src/sending/client/outcomes/refused.js';
import { notLookedAt } from '../../../../src/sending/client/outcomes/unknown.js';
import type { Issue } from '../../../../src/types/index.js';

const core = { locale: readLocale(undefined) } as Core;
const issue = (rule: string, more: Partial<Issue> = {}): Issue => ({
  rule,
  severity: 'error',
  path: ['invoiceSummary', 'totalGrossValue'],
  message: 'Not valid',
  params: {},
  ...more,
});
const next = (step: keyof typeof clientSteps.sentences) => ({ step, todo: clientSteps.sentences[step] });
const NOT_KNOWN = { code: '99999', message: 'Not valid' };
const GROSS = { code: '203', message: 'TotalGrossValue is not valid' };

it('a refusal by this library names each rule that found an error, once', () => {
  const issues = [issue('totals/gross'), issue('totals/gross'), issue('lines/net', { severity: 'warning' })];
  expect(refusedHere(core, 'validation', issues)).toStrictEqual({
    kind: 'refused',
    reason: 'validation',
    sent: false,
    errors: [],
    issues,
    foreseenBy: ['totals/gross'],
    next: next('correct-document'),
  });
  expect(refusedHere(core, 'tooLate').issues).toEqual([]);
});

it('a refusal by the service without errors says what to do about its reason', async () => {
  expect(await refusedThere(core, { reason: 'noCredits' })).toStrictEqual({
    kind: 'refused',
    reason: 'noCredits',
    sent: true,
    errors: [],
    issues: [],
    foreseenBy: [],
    next: next('buy-credits'),
  });
  expect((await refusedThere(core, { reason: 'validation' })).next).toEqual(next('correct-document'));
});

it('a refusal by the service has the first explanation, and the rules that foresaw each error', async () => {
  const issues = [
    issue('totals/gross', { severity: 'warning' }),
    issue('house/own', { authorityCode: 203 }),
    issue('house/own', { authorityCode: 203 }),
    issue('lines/net', { authorityCode: 204 }),
  ];
  const outcome = await refusedThere(core, { reason: 'validation', errors: [NOT_KNOWN, GROSS], issues });
  const explanation = outcome.errors[1]?.explanation;
  expect(explanation).toMatchObject({ origin: 'authority', code: '203', next: 'correct-document' });
  expect(outcome).toStrictEqual({
    kind: 'refused',
    reason: 'validation',
    sent: true,
    errors: [
      { ...NOT_KNOWN, foreseenBy: [] },
      { ...GROSS, explanation, foreseenBy: ['totals/gross', 'house/own'] },
    ],
    issues,
    foreseenBy: ['totals/gross', 'house/own'],
    next: next('correct-document'),
  });
});

it('a refusal for another reason than the document keeps the step of its reason', async () => {
  expect((await refusedThere(core, { reason: 'payment', errors: [GROSS] })).next).toEqual(
    next('correct-payment'),
  );
});

it('a refusal with errors that nobody knows asks to report the gap', async () => {
  expect((await refusedThere(core, { reason: 'validation', errors: [NOT_KNOWN] })).next).toEqual(
    next('report-gap'),
  );
});

it.each([
  [[{ message: 'No credits.' }, { message: 'Buy some.' }], 'No credits. Buy some'],
  [[], 'noCredits'],
])(
  'a refusal that says nothing about an earlier attempt is unknown, with its texts or its reason',
  async (errors, text) => {
    const response = { status: 402, headers: {}, body: '' };
    const refusal = await refusedThere(core, { reason: 'noCredits', errors, response });
    expect(notLookedAt(core, { step: 'search-first', expectedUid: 'A' }, refusal)).toStrictEqual({
      kind: 'unknown',
      why: 'not-looked-at',
      detail: `An earlier attempt has an unknown outcome, and the service did not process the document now: ${text}.`,
      expectedUid: 'A',
      reason: 'noCredits',
      next: next('buy-credits'),
      response,
    });
  },
);
