import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ParastatikoError } from '../../../src/types/parastatiko-error.js';

/** One error of each exported class, made by the modules that are loaded now, and the classes. */
async function loaded() {
  const { ParastatikoError: Base } = await import('../../../src/types/parastatiko-error.js');
  const { ArgumentError } = await import('../../../src/issues/argument-error.js');
  const { InvalidDocumentError } = await import('../../../src/builders/invalid-document-error.js');
  const { LocaleError } = await import('../../../src/issues/locale-error.js');
  const { english } = await import('../../../src/issues/locale.js');
  const { OptionsError } = await import('../../../src/issues/options-error.js');
  const { RefusedStepError } = await import('../../../src/flows/shared/refused-step-error.js');
  const { ClientError } = await import('../../../src/sending/client/error.js');
  const { JournalError } = await import('../../../src/sending/client/journal/error.js');
  const { PrintError } = await import('../../../src/print/error.js');
  const { RegistryXmlError } = await import('../../../src/registry/core/error.js');
  const { UidMemberError, UidTextError } = await import('../../../src/registry/uid/uid.js');
  const { TerminalError } = await import('../../../src/sending/terminals/error.js');
  const { WebhookError } = await import('../../../src/sending/webhooks/error.js');
  const errors: readonly ParastatikoError[] = [
    new ArgumentError('arguments/not-a-date', {}),
    new ClientError('call/value'),
    new InvalidDocumentError([]),
    new JournalError('journal/full'),
    new LocaleError(),
    new OptionsError('unknown', { option: 'a', options: 'b' }, english),
    new PrintError('document'),
    new RefusedStepError([]),
    new RegistryXmlError('root'),
    new TerminalError('terminal/nothing-to-charge', {}),
    new UidMemberError('uid/date', ['invoiceHeader', 'issueDate']),
    new UidTextError('é'),
    new WebhookError('options/secret'),
  ];
  return { Base, ClientError, LocaleError, errors };
}

type Check = (value: unknown) => boolean;

/** The check of an error's class. */
const checkOf = (error: ParastatikoError): Check =>
  (error.constructor as unknown as Readonly<Record<string, Check>>)[`is${error.name}`] as Check;

describe('every exported error', () => {
  let own: Awaited<ReturnType<typeof loaded>>;
  let copy: Awaited<ReturnType<typeof loaded>>;
  beforeAll(async () => {
    own = await loaded();
    vi.resetModules();
    copy = await loaded();
  });

  it('is tested here', () => {
    const exported = readFileSync('docs/reference/exports.md', 'utf8').matchAll(/^#### ([A-Z]\w*Error)$/gm);
    const names = new Set([...exported].map(([, name]) => name));
    expect(new Set(['ParastatikoError', ...own.errors.map(({ name }) => name)])).toEqual(names);
  });

  it('is a ParastatikoError with a code, also from another copy', () => {
    expect(copy.errors[0]).not.toBeInstanceOf(own.Base);
    for (const error of own.errors) {
      expect(error).toBeInstanceOf(own.Base);
      expect(error.code).toMatch(/^[a-z-]+(\/[a-z-]+)?$/);
    }
    for (const error of [...own.errors, ...copy.errors]) {
      expect(error).toBeInstanceOf(Error);
      expect(own.Base.isParastatikoError(error)).toBe(true);
    }
  });

  it('is recognised by the check of its class alone, also from another copy', () => {
    for (const error of own.errors) {
      const is = checkOf(error);
      expect([...own.errors, ...copy.errors].filter(is).map(({ name }) => name)).toEqual([
        error.name,
        error.name,
      ]);
    }
  });

  it('is recognised neither by its name nor by its code', () => {
    const others = [undefined, null, 7, {}, new Error('x')];
    for (const error of own.errors) {
      const { name, code } = error;
      for (const value of [...others, Object.assign(new Error('x'), { name, code })]) {
        expect(checkOf(error)(value)).toBe(false);
        expect(own.Base.isParastatikoError(value)).toBe(false);
      }
    }
  });

  it('has a cause only if there is one', () => {
    const cause = new Error('no line');
    expect(new own.ClientError('transport/connection', { cause }).cause).toBe(cause);
    expect('cause' in new own.ClientError('transport/connection')).toBe(false);
  });

  it('has no other member than its name and its code', () => {
    expect(Object.keys(new own.LocaleError()).sort()).toEqual(['code', 'name']);
  });
});
