import { describe, expect, it } from 'vitest';
import { staleTranslation, withBlocksOf } from '../../../scripts/docs/translations.js';

const english = `# Credits

Use \`creditOf\`, see [totals](totals.md#rounding).

<!-- run: parastatiko explain 319 | 8 lines -->
\`\`\`console
$ parastatiko explain 319
\`\`\`
<!-- end -->

- one
- two

\`\`\`sh
npm install parastatiko
\`\`\`
`;
const greek = `# Πιστωτικά

Η \`creditOf\`, δείτε [σύνολα](../../guide/totals.md).

<!-- run: parastatiko explain 319 --lang el | 8 lines -->
\`\`\`console
$ parastatiko explain 319 --lang el
\`\`\`
<!-- end -->

- ένα
- δύο

\`\`\`sh
\`\`\`
`;
const stale = (page: string, others: readonly string[] = []) =>
  staleTranslation('docs/el/guide/credits.md', page, english, (path) => others.includes(path));

describe('Greek pages', () => {
  it('a Greek page takes the blocks of its English page, except those that a part fills in', () => {
    const page = withBlocksOf(english, greek);
    expect(page).toContain('npm install parastatiko');
    expect(page).toContain('$ parastatiko explain 319 --lang el\n');
  });

  it('a Greek page with the same parts, names and links is not stale', () => {
    expect(stale(greek)).toEqual([]);
  });

  it('a Greek page without an item of a list, a name or a link is stale', () => {
    expect(stale(greek.replace('- δύο\n', ''))).toEqual([
      'docs/el/guide/credits.md is stale: its part 4 is a list of 1 items, in English it is a list of 2 items',
    ]);
    expect(stale(greek.replace('`creditOf`', '`remainingOf`'))).toEqual([
      'docs/el/guide/credits.md is stale: it lacks the names creditOf',
      'docs/el/guide/credits.md is stale: the English page lacks the names remainingOf',
    ]);
    expect(stale(greek.replace('totals.md', 'facts.md'))).toEqual([
      'docs/el/guide/credits.md is stale: it lacks the links to docs/guide/totals.md',
      'docs/el/guide/credits.md is stale: the English page lacks the links to docs/guide/facts.md',
    ]);
  });

  it('a Greek page with another command, or without its last block, is stale', () => {
    expect(stale(greek.replace('explain 319 --lang el |', 'explain 208 --lang el |'))).toEqual([
      'docs/el/guide/credits.md is stale: its part 3 is [run: parastatiko explain 208 | 8 lines], in English it is [run: parastatiko explain 319 | 8 lines]',
    ]);
    expect(stale(greek.replace('```sh\n```\n', ''))).toEqual([
      'docs/el/guide/credits.md is stale: its part 5 is missing, in English it is [block]',
    ]);
  });

  it('a Greek page that links to an English page with a translation is stale', () => {
    expect(stale(greek, ['docs/el/guide/totals.md'])).toEqual([
      'docs/el/guide/credits.md is stale: it links to docs/guide/totals.md, which is there in Greek',
    ]);
  });
});
