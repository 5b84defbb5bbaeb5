import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { fromRegistryXml, toRegistryXml, uidOf } from '../../../src/registry/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { everyKind } from '../builders/every-kind.js';
import { complaints } from './oracle.js';

const built = Object.entries(everyKind).map(([kind, builder]) => {
  const { document } = builder.check();
  if (document === undefined) throw new Error(`no ${kind} was built`);
  return { kind, document };
});

describe('documents of every builder', () => {
  it.each(built)('are valid against the official schema: $kind', ({ document }) => {
    expect(complaints(toRegistryXml([document]))).toEqual([]);
  });

  // The authority does not take what is for print or for the provider, so these are gone.
  const gone = (rule: string): boolean => rule.startsWith('print/') || rule === 'pos/nsp-missing';

  it.each(built)('are read back without an error about what the authority accepts: $kind', ({ document }) => {
    const [read] = fromRegistryXml(toRegistryXml([document]));
    const { issues } = validate(read?.document, { locale: english });
    const errors = issues.filter(({ severity, rule }) => severity === 'error' && !gone(rule));
    expect(errors).toEqual([]);
  });

  it('have unique identifiers by type', async () => {
    const uids = new Map<string, string>();
    for (const { document } of built) uids.set(document.invoiceHeader.invoiceType, await uidOf(document));
    expect([...uids.values()].every((uid) => /^[0-9A-F]{40}$/.test(uid))).toBe(true);
    expect(new Set(uids.values()).size).toBe(uids.size);
  });
});
