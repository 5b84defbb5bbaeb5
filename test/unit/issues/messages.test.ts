import { describe, expect, it } from 'vitest';
import { factsShape } from '../../../src/builders/facts/generated/shapes.js';
import { isCodeList, withName } from '../../../src/issues/code-names.js';
import { english, type Locale } from '../../../src/issues/locale.js';
import { el as greek } from '../../../src/issues/locales/el/index.js';
import { codeNames as greekNames } from '../../../src/issues/locales/generated/el/code-names.js';
import { codeNames } from '../../../src/issues/locales/generated/en/code-names.js';
import { placeOf } from '../../../src/issues/place.js';
import { fill } from '../../../src/issues/say.js';
import { fillTemplate, parseTemplate } from '../../../src/issues/template.js';
import type { Words } from '../../../src/issues/words-type.js';
import { allRules } from '../../../src/rules/registry.js';
import { catalogueWords as en } from '../../../src/tools/catalogue/catalogue.js';
import { explain } from '../../../src/tools/catalogue/explain.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Issue, Params } from '../../../src/types/index.js';
import { bare, type MemberShape } from '../../../src/types/shape.js';

const el = greek.rules ?? {};
const wordsOf = (locale: Locale): Words => locale.rules ?? en;
const ids = allRules.map(({ id }) => id);

/** A sentence that one reads at a glance, values included. */
const LONGEST = 160;

/** The formula of the gross value names seven figures, an unknown type the three nearest with their names. */
const LONGER: ReadonlySet<string> = new Set(['totals/gross', 'facts/unknown-type']);

/** What the bad examples of a rule come to: its own issues, as they are told. */
function reported(id: string, locale: Locale): Issue[] {
  const bad = explain(id, locale)?.bad ?? [];
  return bad.flatMap(({ issues }) => issues.filter(({ rule }) => rule === id));
}

/** The names of codes in lists. */
const namesIn = (locale: Locale) => (name: string) =>
  isCodeList(name)
    ? withName(name, locale === english ? codeNames : greekNames)
    : (value: Params[string]) => value;

/** The two sentences of a message. The second one has no names in its lists, which may be long. */
function sentences({ rule, message, params, path }: Issue, locale: Locale): [what: string, todo: string] {
  const values = { place: placeOf(path), ...params };
  const { todo = '' } = wordsOf(locale)[rule] ?? {};
  const told = fillTemplate(parseTemplate(todo, namesIn(locale)), values);
  expect(message.endsWith(` ${told}`)).toBe(true);
  return [message.slice(0, -told.length - 1), fill(todo, values)];
}

describe.each([english, greek])('messages in $language', (locale) => {
  it.each(ids)('of %s are short and complete', (id) => {
    expect(wordsOf(locale)[id]?.todo).toMatch(/\S\.\]?$/);
    for (const issue of reported(id, locale)) {
      const [what, todo] = sentences(issue, locale);
      for (const sentence of [what, todo]) {
        if (!LONGER.has(id)) expect([sentence, sentence.length <= LONGEST]).toEqual([sentence, true]);
        expect(sentence).toMatch(/\S\.$/);
        expect(sentence).not.toMatch(/\([^)]*\(/);
        // A nested list of codes in a todo, `{ type, category }`, is no placeholder.
        expect(sentence).not.toMatch(/\{\w+\}|\[|\]|undefined|NaN| {2}(?!»|")| [.,;:]|\(\)/);
      }
    }
  });

  it('differ between rules, except for facts and documents', () => {
    const seen = new Map<string, string>();
    const repeated: string[][] = [];
    for (const [id, { what, todo }] of Object.entries(wordsOf(locale))) {
      if (id.startsWith('facts/') || !ids.includes(id as never)) continue;
      const other = seen.get(`${what} ${todo}`);
      if (other !== undefined) repeated.push([other, id]);
      seen.set(`${what} ${todo}`, id);
    }
    expect(repeated).toEqual([]);
  });
});

describe('messages in English', () => {
  it.each(ids)('of %s contain no Greek except quoted values', (id) => {
    const { what = '', todo = '' } = en[id] ?? {};
    expect(`${what} ${todo}`.replace(/«[^»]*»|"[^"]*"/g, '')).not.toMatch(/\p{Script=Greek}/u);
    for (const { message, params } of reported(id, english)) {
      // Longer values first: one may hold another.
      const values = Object.values(params)
        .map(String)
        .sort((a, b) => b.length - a.length);
      const ours = values.reduce((text, value) => text.split(value).join(''), message);
      expect(ours).not.toMatch(/\p{Script=Greek}/u);
    }
  });

  it.each(ids)('of %s give advice', (id) => {
    const verbs =
      /^(?:Add|Ask|Build|Cancel|Check|Choose|Classify|Close|Combine|Compare|Correct|Credit|Describe|Divide|File|Fill|Give|Invoice|Issue|Keep|Leave|Let|List|Make|Move|Name|Number|Put|Remove|Round|Say|Send|Set|Shorten|State|Take|Use|Wait|Write)\b/;
    expect(en[id]?.todo).toMatch(verbs);
  });
});

/** The names of all members of a shape. */
function members(member: MemberShape, names = new Set<string>()): Set<string> {
  const { shape } = bare(member);
  if (shape.kind === 'list' || shape.kind === 'some') members(shape.of, names);
  if (shape.kind === 'object') {
    for (const [name, inner] of Object.entries(shape.members)) {
      names.add(name);
      members(inner, names);
    }
  }
  return names;
}

describe('messages in Greek', () => {
  const named = new Set([...members(documentShape), ...members(factsShape)]);
  /** Names of things that Greeks call so, values of JSON, functions of the library. */
  const names = new Set(
    'addOpenOrders bigint buildDocument builder checkDocument CPV creditOf E00697.0001 e-mail EL EN ERP Free GR GUID IRIS JSON JSON.parse MARK NSP POS QR TARIC Tax UID XML false goods invoice itemClassificationIdentifiers null providerB2gAdditionalInvoiceDetails rest SendInvoices SendInvoicesB2G services splitBill tid token true validate validateBatch'.split(
      ' ',
    ),
  );
  /** Members of the authority's schema that the service does not describe. */
  const foreign = /^otherMeasurementUnit|^[a-zA-Z]+\.\w/;

  it.each(ids)('of %s contain no Latin words except names', (id) => {
    const words =
      `${el[id]?.what} ${el[id]?.todo}`.replace(/\{\w+\}/g, ' ').match(/[A-Za-z][\w.-]*\w/g) ?? [];
    const strange = words.filter((word) => !named.has(word) && !names.has(word) && !foreign.test(word));
    expect(strange).toEqual([]);
  });

  it.each(ids)('of %s give advice', (id) => {
    // The polite imperative: Δώστε, Συμπληρώστε, Αφαιρέστε …
    expect(el[id]?.todo).toMatch(/(?:^|[\s(])\p{L}+(?:τε|θείτε)(?=[\s,.])/u);
  });

  it.each(ids)('of %s have the same parameters as the English ones', (id) => {
    const optional = (text = ''): string[] =>
      [...text.matchAll(/\[([^\]]*)\]/g)].flatMap(([, part]) => part?.match(/\{\w+\}/g) ?? []).sort();
    expect(optional(el[id]?.what)).toEqual(optional(en[id]?.what));
    expect(optional(el[id]?.todo)).toEqual(optional(en[id]?.todo));
    const numbers = (text = ''): string[] => [...new Set(text.match(/\d+(?:\.\d+)*/g) ?? [])].sort();
    const [greek, english] = [el[id], en[id]].map((words) => numbers(`${words?.what} ${words?.todo}`));
    // Greek shows a date and a time as they are to be written.
    if (!/\/(?:date|time)$/.test(id)) expect(greek).toEqual(english);
  });

  it('contain no word that mixes the two alphabets', () => {
    const mixed = /\p{Script=Greek}[A-Za-z]|[A-Za-z]\p{Script=Greek}/u;
    for (const [id, { what, todo }] of Object.entries(el))
      expect([id, `${what} ${todo}`]).not.toEqual([id, expect.stringMatching(mixed)]);
  });
});

describe('amounts in messages', () => {
  const AMOUNTS =
    /^(?:amount|base|charges|computed|deductions|discount|excess|fees|fuel|gross|net|netValue|otherTaxes|paid|prepaid|stampDuty|stated|tax|vatAmount|withheld)$/;
  const reportedAmounts = allRules
    .filter(({ id }) => /^(?:totals|payments|taxes|classification)\//.test(id))
    .map(({ id }) => {
      const found = reported(id, english).flatMap(({ params }) => Object.entries(params));
      return [id, found.filter(([name]) => AMOUNTS.test(name))] as const;
    })
    .filter(([, amounts]) => amounts.length > 0);

  it.each(reportedAmounts)('of %s have two decimals', (_, amounts) => {
    for (const [name, value] of amounts)
      expect([name, value]).toEqual([name, expect.stringMatching(/^-?\d+\.\d\d$/)]);
  });
});
