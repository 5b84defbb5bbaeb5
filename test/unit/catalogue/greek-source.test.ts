import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { greekSource } from '../../../src/tools/catalogue/greek-source.js';
import { explain } from '../../../src/tools/explain/index.js';
import { runCli } from '../cli/fake-io.js';

/** What stays in Latin letters: quoted messages, files, calls, classifications, members with a capital inside. */
const NAMES =
  /"[^"]*"|(?:docs|reference)\/[\w./-]+|POST [\w/]+(?:: VALIDATION_ERROR)?|\b(?:E3|category\d)_\w+|\bcategory\d|\b\w+\.E\d+|\d+\.x|elib\.aade\.gr|\b[A-Za-z]+[a-z][A-Z]\w*|v2\.0\.\d/g;
const ALLOWED = new Set(
  'API CPV EL EN ERP EUR GUID HTTP ISO OSS POS REST UID Unicode VIES XML XSD builders byte city dispatch double email false invoice js libphonenumber null number street'.split(
    ' ',
  ),
);

describe('greekSource', () => {
  it('leaves no English in the source of any rule', () => {
    expect(catalogue.length).toBeGreaterThan(300);
    for (const { id } of catalogue) {
      const latin =
        explain(id, el)
          ?.source.replace(NAMES, '')
          .match(/[A-Za-z]+/g) ?? [];
      expect([id, latin.filter((word) => !ALLOWED.has(word))]).toEqual([id, []]);
    }
  });

  it('keeps each part of a source: as many statements, the same numbers and the same quoted messages', () => {
    const numbers = (text: string) => [...(text.match(/\d+/g) ?? [])].sort();
    const quoted = (text: string) => text.match(/"[^"]*"/g) ?? [];
    for (const { id } of catalogue) {
      const [english = '', greek = ''] = [explain(id)?.source, explain(id, el)?.source];
      expect([id, greek.split('· ').length]).toEqual([id, english.split('; ').length]);
      expect([id, numbers(greek)]).toEqual([id, numbers(english)]);
      expect([id, quoted(greek)]).toEqual([id, quoted(english)]);
    }
  });

  it('leaves a text that has no Greek form as it is', () => {
    for (const source of ['docs/guide/credits.md, elsewhere', 'constructor', '']) {
      expect(greekSource(source)).toBe(source);
    }
  });

  it('is what explain prints, as text and as JSON', async () => {
    const text = await runCli(['explain', 'table/ended', '--lang', 'el']);
    expect(text.stdout).toContain('περιγραφή της υπηρεσίας, Κύκλος ζωής του δελτίου παραγγελίας');
    const json = await runCli(['explain', 'table/ended', '--lang', 'el', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      source: 'περιγραφή της υπηρεσίας, Κύκλος ζωής του δελτίου παραγγελίας',
    });
  });
});
