import { test } from 'vitest';
import type { OnlyWith, Rule } from '../../src/rules/engine/rule.js';
import type { MemberPath } from '../../src/types/index.js';

test('the members that a rule names exist', () => {
  const paths: Rule['paths'] = ['invoiceHeader.series', 'invoiceDetails[].quantity', 'invoiceDetails'];
  const onlyWith: OnlyWith = ['packingsDeclarations[].Packages[].quantity'];
  return [paths, onlyWith];
});

test('a misspelled member does not compile', () => {
  // @ts-expect-error the member is quantity
  const path: MemberPath = 'invoiceDetails[].quantiy';
  // @ts-expect-error the lines are a list
  const paths: Rule['paths'] = ['invoiceDetails.quantity'];
  // @ts-expect-error the member is in the header
  const onlyWith: OnlyWith = 'series';
  return [path, paths, onlyWith];
});
