import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainTotals, ParastatikoError, validate, validateBatch, whatChanges } from '../../src/index.js';
import { el, elDocuments } from '../../src/issues/locales/el/index.js';
import { PrintError, renderDocument } from '../../src/print/index.js';
import {
  fromRegistryXml,
  isUidMemberError,
  isUidTextError,
  RegistryXmlError,
  UidMemberError,
  UidTextError,
  uidOf,
} from '../../src/registry/index.js';
import { samples } from '../../src/rules/examples/index.js';
import { createSandbox, sampleTerminals } from '../../src/sandbox/index.js';
import {
  ClientError,
  createClient,
  explainOnboarding,
  onboardingStates,
  provisioningSteps,
  validateOnboarding,
} from '../../src/sending/client/index.js';
import { replicate } from '../../src/sending/journal-postgres/index.js';
import { terminal, vivaHosts } from '../../src/sending/terminals/index.js';
import {
  batchBreakerOf,
  batchBreakers,
  batchBrokenBy,
  brokenBy,
  requestOf,
} from '../../src/testing/index.js';
import { choose, findAnswers, meantOptions } from '../../src/tools/choose/index.js';

// Other tests use these together with parts that are not public. Here they come only from doors, as programs have them.

const thrownBy = async (step: () => unknown): Promise<unknown> => {
  try {
    return await step();
  } catch (error) {
    return error;
  }
};

it('an error is of the class that its door exports', async () => {
  expect(await thrownBy(() => renderDocument({}))).toBeInstanceOf(PrintError);
  expect(await thrownBy(() => fromRegistryXml('<a'))).toBeInstanceOf(RegistryXmlError);
  const sandbox = await createSandbox();
  const client = createClient({ ...sandbox.clientOptions(), apiKey: 'unknown' });
  const refused = await thrownBy(() => client.creditsBalance());
  expect(refused).toBeInstanceOf(ClientError);
  expect(refused).toBeInstanceOf(ParastatikoError);
  expect(refused).not.toBeInstanceOf(PrintError);
});

it('what a UID cannot be made of has a class and a guard for each cause', async () => {
  const identified = { issuer: { vatNumber: '800123456' } };
  const missing = await thrownBy(() => uidOf(identified as never));
  expect(missing).toBeInstanceOf(UidMemberError);
  expect([isUidMemberError(missing), isUidTextError(missing)]).toEqual([true, false]);
  const letter = new UidTextError('é');
  expect([isUidMemberError(letter), isUidTextError(letter), letter.character]).toEqual([false, true, 'é']);
});

it('the states of onboarding say what to do', () => {
  expect(onboardingStates.UNDER_REVIEW.allows).toEqual(['cancel']);
  expect(onboardingStates.REJECTED.isFinal).toBe(true);
  expect(provisioningSteps.FAILED).toBe('do-not-resubmit');
});

it('words narrow the answers to a question down, and leave all if they do not help', () => {
  const { answers, found } = findAnswers('hotel');
  const { question } = choose(answers);
  if (question === undefined) throw new Error('nothing is left to ask');
  const meant = meantOptions(question, found);
  expect(question.options).toEqual(expect.arrayContaining([...meant]));
  expect(meantOptions(question, [])).toEqual(question.options);
});

it('the Greek of documents is the same as in the whole locale', () => {
  const greek = (locale: typeof elDocuments) => validate({}, { locale }).issues.map(({ message }) => message);
  expect(greek(elDocuments)).toEqual(greek(el));
  expect(greek(el)[0]).toMatch(/\p{Script=Greek}/u);
});

it('broken documents and requests break their rule', () => {
  const broken = fc.sample(brokenBy('totals/net-sum'), { numRuns: 3, seed: 1 });
  for (const { document, options } of broken)
    expect(validate(document, options).issues.map(({ rule }) => rule)).toContain('totals/net-sum');
  const rule = 'batch/number-repeated';
  expect(batchBreakers.map((each) => each.rule)).toContain(rule);
  expect(batchBreakerOf(rule)?.rule).toBe(rule);
  for (const { documents, options } of fc.sample(batchBrokenBy(rule), { numRuns: 3, seed: 1 }))
    expect(validateBatch(documents, options).issues.map((each) => each.rule)).toContain(rule);
});

it('requests of valid documents are valid', () => {
  for (const documents of fc.sample(requestOf(), { numRuns: 3, seed: 1 }))
    expect(validateBatch(documents).ok).toBe(true);
});

it('totals are explained, and a newer version of the specification changes nothing about a sample', () => {
  const { totalGrossValue } = samples.salesInvoice.invoiceSummary;
  expect(JSON.stringify(explainTotals(samples.salesInvoice))).toContain(String(totalGrossValue));
  expect(whatChanges([samples.salesInvoice], '2.0.1', '2.0.2')).toEqual([]);
});

it('an onboarding request is checked, and its next step is said', async () => {
  expect((await validateOnboarding({})).ok).toBe(false);
  const { next } = await explainOnboarding({ status: 'PENDING_SIGNATURE' } as never);
  expect(next.step).toBe('get-signature');
});

it('settings that are missing are refused by their name', async () => {
  expect(await thrownBy(() => terminal({} as never, {} as never))).toMatchObject({ name: 'TerminalError' });
  expect(await thrownBy(() => replicate({} as never, {} as never))).toBeInstanceOf(TypeError);
});

it('terminals to try have a setting for each family, and Viva has two deployments', () => {
  expect(new Set(sampleTerminals.map(({ family }) => family)).size).toBe(5);
  expect(Object.keys(vivaHosts)).toEqual(['production', 'demo']);
});
