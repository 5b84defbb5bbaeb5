import { describe, expect, test } from 'vitest';
import { firstSentence, pageFromDocs } from '../../../scripts/site/from-docs.js';
import { languageOf, resolveLink, routeOf, type Targets } from '../../../scripts/site/routes.js';

const targets = (): Targets => ({
  rules: new Map([['totalsgross', 'totals/gross']]),
  exports: new Map([['validate', 'api/parastatiko']]),
  files: new Set(),
});

describe('pages of the documentation on the site', () => {
  test('have the address of their file, and some an address of their own', () => {
    expect(routeOf('docs/guide/facts.md')).toBe('guide/facts');
    expect(routeOf('docs/reference/codes/README.md')).toBe('codes');
    expect(routeOf('docs/authority-errors.md')).toBe('errors');
    expect(routeOf('CHANGELOG.md')).toBe('changelog');
    expect(routeOf('src/index.ts')).toBeUndefined();
    // A Greek page has the address of the English one, below its language.
    for (const path of ['docs/guide/el/facts.md', 'docs/el/guide/facts.md', 'docs/guide/facts.el.md']) {
      expect([path, routeOf(path), languageOf(path)]).toEqual([path, 'guide/facts', 'el']);
    }
    expect(languageOf('docs/guide/delivery-notes.md')).toBe('en');
  });

  test('link to other pages, in their language', () => {
    const to = (target: string) => resolveLink('docs/guide/facts.md', target, 'el', targets());
    expect(to('totals.md#rounding')).toBe('/el/guide/totals/#rounding');
    expect(to('../rules/totals.md#totalsgross')).toBe('/el/rules/totals/gross/');
    expect(to('../rules/README.md')).toBe('/el/rules/');
    expect(to('../reference/exports.md#validate')).toBe('/el/api/parastatiko/#validate');
    expect(to('../../README.md')).toBe('/el/');
    expect(to('../examples')).toBe('/el/examples/');
    expect(to('#lines')).toBe('#lines');
    expect(to('https://example.org/x.md')).toBe('https://example.org/x.md');
  });

  test('link to copies of files, and not to what does not exist', () => {
    const given = targets();
    const link = resolveLink('docs/guide/http.md', '../../examples/first-invoice.ts', 'en', given);
    expect(link).toBe('/files/examples/first-invoice.ts');
    expect([...given.files]).toEqual(['examples/first-invoice.ts']);
    expect(() => resolveLink('docs/guide/http.md', 'nothing.txt', 'en', given)).toThrow('nothing.txt');
  });

  test('lose their comments and their title, and keep their code as it is', () => {
    const text =
      '<!-- made -->\n\n# `A` title\n\nSee [facts](facts.md).\n\n```md\n<!-- kept -->\n[x](y.md)\n```\n';
    expect(pageFromDocs('docs/guide/a.md', text, 'en', targets())).toEqual({
      title: 'A title',
      body: 'See [facts](/guide/facts/).\n\n```md\n<!-- kept -->\n[x](y.md)\n```',
    });
    expect(() => pageFromDocs('docs/guide/a.md', 'no title', 'en', targets())).toThrow('no title');
  });

  test('have signs for the boxes of a list of tasks', () => {
    const { body } = pageFromDocs('docs/guide/a.md', '# A\n\n- [ ] one\n- two [ ] three\n', 'en', targets());
    expect(body).toBe('- ☐ one\n- two [ ] three');
  });

  test('are described by their first sentence', () => {
    expect(firstSentence('> quoted\n\n`A` [document](/x/) is\nbuilt. Then more.')).toBe(
      'A document is built.',
    );
    expect(firstSentence('')).toBe('');
  });
});
