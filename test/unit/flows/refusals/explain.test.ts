import { describe, expect, it } from 'vitest';
import { explain } from '../../../../src/flows/explain.js';
import { el } from '../../../../src/locales/el/index.js';

describe('explain', () => {
  it('tells about a refusal in both languages', () => {
    expect(explain('state/other-version')).toEqual({
      rule: 'state/other-version',
      layer: 'flow',
      severity: 'error',
      appliesTo: 'all',
      source: 'docs/architecture.md, Flows',
      what: 'The stored state has version {found}, and this library reads version {expected}.',
      todo: 'Read it with the version of the library that wrote it.',
      bad: [],
    });
    expect(explain('state/other-version', el)?.todo).toBe(
      'Διαβάστε την με την έκδοση της βιβλιοθήκης που την έγραψε.',
    );
  });

  it('still tells about rules', () => {
    expect(explain('totals/gross')).toMatchObject({ rule: 'totals/gross', layer: 'document' });
  });

  it('knows nothing of the rest', () => {
    expect(explain('state/nothing')).toBeUndefined();
    expect(explain('__proto__')).toBeUndefined();
  });
});
