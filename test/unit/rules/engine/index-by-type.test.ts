import { describe, expect, test } from 'vitest';
import { documentReaders } from '../../../../src/reading/generated/document-readers.js';
import { addMember, hasAny, memberBit, noMembers } from '../../../../src/reading/members.js';
import { indexByType, memberBits, type RulesByLayer } from '../../../../src/rules/engine/index-by-type.js';
import type { Check, DocumentView, Judgement, OnlyWith } from '../../../../src/rules/engine/rule.js';
import { documentShape } from '../../../../src/types/generated/shapes.js';
import { ruleOf } from './given.js';

const check: Check = () => undefined;

describe('the rules of a type', () => {
  const rules = [
    ruleOf('of/all', { check }),
    ruleOf('of/slips', { check, appliesTo: ['8.6'], onlyWith: 'invoiceHeader.tableAA' }),
    ruleOf('of/calendar', { check, layer: 'calendar' }),
    ruleOf('of/links', { check, layer: 'across' }),
    ruleOf('of/newest', { check, since: '2.0.2' }),
    ruleOf('of/oldest', { check, until: '2.0.1' }),
    ruleOf('of/reader', { layer: 'document' }),
  ];
  const idsOf = (found: RulesByLayer) => ({
    document: found.document.map(({ rule }) => rule.id),
    calendar: found.calendar.map(({ rule }) => rule.id),
    across: found.across.map(({ rule }) => rule.id),
  });

  test('are those of the type and the version, by layer', () => {
    const find = indexByType(rules);
    const others = { calendar: ['of/calendar'], across: ['of/links'] };
    const all = (...type: Parameters<typeof find>) => idsOf(find(...type).all);
    expect(all('8.6', '2.0.2')).toEqual({ document: ['of/all', 'of/slips', 'of/newest'], ...others });
    expect(all('8.6', '2.0.1')).toEqual({ document: ['of/all', 'of/slips', 'of/oldest'], ...others });
    expect(all('1.1', '2.0.2')).toEqual({ document: ['of/all', 'of/newest'], ...others });
  });

  test('are looked up once per version and cached', () => {
    const find = indexByType(rules);
    const slips = find('8.6', '2.0.2');
    find('1.1', '2.0.2');
    find('8.6', '2.0.1');
    expect(find('8.6', '2.0.2')).toBe(slips);
    expect(find('8.6', '2.0.1')).not.toBe(slips);
  });

  test('list the members that they need in order to find anything', () => {
    const { document } = indexByType(rules)('8.6', '2.0.2').all;
    expect(document.map(({ onlyWith }) => onlyWith)).toEqual([
      undefined,
      [memberBit(documentShape, 'invoiceHeader.tableAA')],
      undefined,
    ]);
  });

  test('are only those that may find something in a document with its members', () => {
    const slips = indexByType(rules)('8.6', '2.0.2');
    const withMembers = (...paths: string[]) => {
      const met = noMembers(documentReaders.words);
      for (const path of paths) addMember(met, memberBit(documentShape, path));
      return idsOf(slips.for(met, undefined)).document;
    };
    const withoutTable = ['of/all', 'of/newest'];
    expect(withMembers()).toEqual(withoutTable);
    expect(withMembers('invoiceHeader.tableAA')).toEqual(['of/all', 'of/slips', 'of/newest']);
    // More different documents than are remembered, and the first ones again.
    const names = Object.keys(documentShape.members.invoiceHeader.members).filter(
      (name) => name !== 'tableAA',
    );
    expect(names.length).toBeGreaterThan(16);
    for (const name of [...names, ...names])
      expect(withMembers(`invoiceHeader.${name}`)).toEqual(withoutTable);
    expect(withMembers('invoiceHeader.series', 'invoiceHeader.tableAA')).toContain('of/slips');
    expect(withMembers()).toEqual(withoutTable);
  });

  test('are the same lists for documents with the same members', () => {
    const slips = indexByType(rules)('8.6', '2.0.2');
    const met = noMembers(documentReaders.words);
    expect(slips.for([...met], undefined)).toBe(slips.for(met, undefined));
  });
});

describe('a rule with a judgement', () => {
  const view = { invoiceHeader: { series: 'A' } } as DocumentView;
  const met = noMembers(documentReaders.words);
  const idsFor = (unless: Judgement, given: DocumentView | undefined) => {
    const rules = [ruleOf('of/all', { check }), ruleOf('of/judged', { check, unless })];
    return indexByType(rules)('1.1', '2.0.2')
      .for(met, given)
      .document.map(({ rule }) => rule.id);
  };

  test('is run unless it holds', () => {
    expect(idsFor(() => true, view)).toEqual(['of/all']);
    expect(idsFor(() => false, view)).toEqual(['of/all', 'of/judged']);
  });

  test('is run if the judgement fails, or a member could not be read', () => {
    const fails = () => {
      throw new TypeError('a bug');
    };
    expect(idsFor(fails, view)).toEqual(['of/all', 'of/judged']);
    expect(idsFor(fails, undefined)).toEqual(['of/all', 'of/judged']);
  });

  test('shares it with others, which ask it once', () => {
    let asked = 0;
    const unless = () => {
      asked += 1;
      return true;
    };
    const rules = [ruleOf('of/one', { check, unless }), ruleOf('of/other', { check, unless })];
    expect(indexByType(rules)('1.1', '2.0.2').for(met, view).document).toEqual([]);
    expect(asked).toBe(1);
  });
});

describe('the members that a rule needs in order to find anything', () => {
  const bits = (onlyWith: OnlyWith | undefined) => memberBits(onlyWith, '1.1');
  const member = (path: string) => memberBit(documentShape, path);

  test('can be one, several, or those of a type', () => {
    expect(bits('issuer.name')).toEqual([member('issuer.name')]);
    expect(bits((type) => (type === '1.1' ? 'issuer.name' : undefined))).toEqual([member('issuer.name')]);
    const several = bits(['issuer.name', 'transmissionFailure', 'invoiceHeader.currency']);
    for (const path of ['issuer.name', 'transmissionFailure', 'invoiceHeader.currency']) {
      const met = noMembers(documentReaders.words);
      const { word, mask } = member(path);
      met[word] = mask;
      expect(hasAny(met, several ?? [])).toBe(true);
    }
    const met = noMembers(documentReaders.words);
    const { word, mask } = member('invoiceHeader.series');
    met[word] = mask;
    expect(hasAny(met, several ?? [])).toBe(false);
  });

  test('are empty if every document is checked', () => {
    expect(bits(undefined)).toBeUndefined();
    expect(bits(() => undefined)).toBeUndefined();
  });

  test('have one mask for each word', () => {
    const several = bits(['issuer.name', 'issuer.vatNumber', 'issuer.country', 'issuer.name']) ?? [];
    expect(new Set(several.map(({ word }) => word)).size).toBe(several.length);
  });
});
