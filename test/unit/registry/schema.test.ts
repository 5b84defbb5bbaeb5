import { describe, expect, it } from 'vitest';
import reference from '../../../reference/members.json' with { type: 'json' };
import {
  countries,
  currencies,
  expensesClassificationCategoryCodes,
  expensesClassificationTypeCodes,
  fuelCodeValues,
  incomeClassificationCategoryCodes,
  incomeClassificationTypeCodes,
  providerInvoiceTypes,
} from '../../../src/codes/index.js';
import type { Group, Member } from '../../../src/registry/elements/element.js';
import { documentElement } from '../../../src/registry/generated/elements.js';
import { toRegistryXml } from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type {
  Document,
  ExpensesClassification,
  IncomeClassification,
  InvoiceHeader,
  InvoiceLine,
} from '../../../src/types/index.js';
import { complaints } from './oracle.js';
import { type Declared, invoiceElements } from './schema.js';

const KINDS: Record<string, string[]> = {
  text: ['string'],
  code: ['string'],
  date: ['date'],
  time: ['time'],
  integer: ['int', 'byte'],
  mark: ['long'],
  decimal: ['decimal'],
  amount: ['AmountType'],
  flag: ['boolean'],
};

interface Pair {
  path: string;
  member: Member;
  element: Declared;
}
interface Level {
  path: string;
  group: Group;
  elements: Declared[];
}

const find = (elements: Declared[] | undefined, name: string): Declared | undefined =>
  elements?.find((element) => element.name === name);

/** Every member of the table with its element of the schema; groups are walked once for each place. */
function pairsOf(group: Group, elements: Declared[], path = ''): { pairs: Pair[]; levels: Level[] } {
  const levels: Level[] = [{ path, group, elements }];
  const pairs: Pair[] = [];
  for (const member of group.members) {
    const outer = member.inside === undefined ? elements : find(elements, member.inside)?.within;
    const element = find(outer, member.name);
    const place = path === '' ? member.member : `${path}.${member.member}`;
    if (element === undefined) throw new Error(`the schema has no ${place}`);
    pairs.push({ path: place, member, element });
    if (member.group === undefined) continue;
    const deeper = pairsOf(member.group, element.within ?? [], place);
    pairs.push(...deeper.pairs);
    levels.push(...deeper.levels);
  }
  return { pairs, levels };
}

const { pairs, levels } = pairsOf(documentElement, invoiceElements);

describe('the table of elements, compared with schema 2.0.2,', () => {
  it.each(levels)('has the order of "$path"', ({ group, elements }) => {
    const names = group.members.map(({ name, inside = name }) => inside);
    expect(names).toEqual(elements.map(({ name }) => name).filter((name) => names.includes(name)));
  });

  it.each(pairs)('has the kind of $path', ({ member, element }) => {
    if (member.group !== undefined) {
      expect(member.group.namespace).toBe(element.namespace);
      return;
    }
    // MARKs and UIDs that the authority fills in are kept as text: digits beyond any JSON number.
    const kinds = member.filled && element.type === 'long' ? ['long'] : KINDS[member.kind];
    expect(kinds).toContain(element.type);
  });

  it.each(pairs)('has $path once or many times', ({ member, element }) => {
    expect(member.many).toBe(element.many);
    const required = member.inside === undefined && element.required;
    expect(member.optional).toBe(!required);
  });

  it('is complete', () => {
    const left = levels.flatMap(({ path, group, elements }) => {
      const names = group.members.map(({ name, inside = name }) => inside);
      return elements.filter(({ name }) => !names.includes(name)).map(({ name }) => `${path}.${name}`);
    });
    expect(left).toEqual([]);
  });
});

describe('the codes, compared with schema 2.0.2,', () => {
  const sample = samples.clearanceInvoice;
  const [cleared, fee] = sample.invoiceDetails as [InvoiceLine, InvoiceLine];

  /** The codes that the schema does not take in a document. */
  const refused = <Code>(codes: readonly Code[], place: (code: Code) => Document): Code[] =>
    codes.filter((code) => complaints(toRegistryXml([place(code)])).length > 0);

  const withHeader = (header: Partial<InvoiceHeader>): Document => ({
    ...sample,
    invoiceHeader: { ...sample.invoiceHeader, ...header },
  });
  const expense = (row: Omit<ExpensesClassification, 'amount'>): Document => ({
    ...sample,
    invoiceDetails: [{ ...cleared, expensesClassification: [{ ...row, amount: 1 }] }],
  });
  const income = (row: Omit<IncomeClassification, 'amount'>): Document => ({
    ...sample,
    invoiceDetails: [{ ...fee, incomeClassification: [{ ...row, amount: 1 }] }],
  });

  it('are all valid, except one that exists only on paper', () => {
    expect(refused(providerInvoiceTypes, (invoiceType) => withHeader({ invoiceType }))).toEqual([]);
    expect(refused(currencies, (currency) => withHeader({ currency }))).toEqual([]);
    expect(refused(countries, (country) => ({ ...sample, issuer: { ...sample.issuer, country } }))).toEqual(
      [],
    );
    expect(
      refused(fuelCodeValues, (fuelCode) => ({ ...sample, invoiceDetails: [{ ...fee, fuelCode }] })),
    ).toEqual([]);
    expect(
      refused(incomeClassificationTypeCodes, (classificationType) =>
        income({ classificationType, classificationCategory: 'category1_1' }),
      ),
    ).toEqual([]);
    expect(
      refused(incomeClassificationCategoryCodes, (classificationCategory) =>
        income({ classificationCategory }),
      ),
    ).toEqual([]);
    expect(
      refused(expensesClassificationCategoryCodes, (classificationCategory) =>
        expense({ classificationCategory }),
      ),
    ).toEqual([]);
    expect(
      refused(expensesClassificationTypeCodes, (classificationType) => expense({ classificationType })),
    ).toEqual(['E3_585_017']);
  });
});

describe('the rows of reference/members.json, compared with schema 2.0.2,', () => {
  const BUILT_IN: Readonly<Record<string, string>> = { AmountType: 'xs:decimal' };
  const rows = (reference.objects as { xml?: string; members: { name: string; xml?: { type: string } }[] }[])
    .filter(({ xml }) => xml !== undefined)
    .flatMap(({ members }) => members);

  it.each(pairs.filter(({ member }) => member.group === undefined))(
    'state the type of $path',
    ({ member, element }) => {
      const types = rows.filter(({ name }) => name === member.member).map(({ xml }) => xml?.type);
      const { type = '' } = element;
      const bare = type.split(':').at(-1) ?? '';
      expect(types).toContain(BUILT_IN[bare] ?? `xs:${bare}`);
    },
  );
});
