import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../scripts/site/page.js';
import { allPages } from '../../../scripts/site/pages/all.js';

const { pages, files } = allPages();

// Two jars at 6.20 with 13% are 10.97 and 1.43, a bottle at 14.90 with 24% is 12.02 and 2.88.
describe.each(['en', 'el'] as const)('the start page, %s', (language) => {
  const page = pages.find((each) => each.route === '' && each.language === language);
  const body = page?.body ?? '';

  it('has the sale of the example, from its facts to its paper, and what that printed', () => {
    const [code = '', output = ''] = [...body.matchAll(/```\w+.*\n([\s\S]*?)\n```/g)].map(([, text]) => text);
    expect(code).toMatch(
      /^const receipt = retailReceipt[\s\S]*\n {2}writeFileSync\(.*renderDocument\(receipt, /,
    );
    expect(code).not.toContain('createSandbox');
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^Net 22\.99 \+ VAT 4\.31 is 27\.30, but the total gross value is 27\.31\./),
      expect.stringMatching(/22,99 \+ .* 4,31 .* 27,30, .* 27,31\./),
      'unknown alreadyIssued',
    ]);
  });

  it('shows the receipt of that sale, issued and not as a test', () => {
    const [, paper = ''] = /srcdoc="([^"]*)"/.exec(body) ?? [];
    expect(paper).toMatch(/27,30\s€/);
    expect(paper).toContain('400001971234567');
    expect(paper).not.toContain('class=&#34;watermark');
  });

  it('has its figures and the drawing in its language, and as text no picture of paper', () => {
    expect(body).not.toContain('<!--');
    expect([...body.matchAll(/^- \*\*([^*]+)\*\*/gm)]).toHaveLength(3);
    const drawing = `docs/guide/pictures/way${language === 'el' ? '-el' : ''}.svg`;
    expect(body).toContain(`/files/${drawing}`);
    expect([...files]).toContain(drawing);
    expect(page === undefined ? '' : markdownOf(page)).not.toContain('srcdoc');
  });
});
