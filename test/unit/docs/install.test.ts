import { describe, expect, it } from 'vitest';
import { installPart } from '../../../scripts/docs/install.js';

const published = { name: 'parastatiko', version: '1.2.3' };
const unpublished = { ...published, private: true };
const blocksOf = (text: string): string[] =>
  [...text.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, block = '']) => block);

describe.each(['en', 'el'] as const)('how to install the package, in %s', (language) => {
  it('asks no registry for what is not published', () => {
    expect(installPart('badges', language, unpublished)).toBe('');
    for (const about of ['readme', 'folder', 'package pg']) {
      const text = installPart(about, language, unpublished);
      expect(text).not.toMatch(/https?:|npm install parastatiko/);
      expect(blocksOf(text).at(-1)).toMatch(/^npm install \.\/parastatiko-1\.2\.3\.tgz(?: pg)?$/m);
    }
    expect(blocksOf(installPart('readme', language, unpublished))[0]).toMatch(
      /^npm ci && npm run demo .*\nnpm ci && npm test /,
    );
  });

  it('is one command once it is published', () => {
    expect(blocksOf(installPart('readme', language, published))).toEqual(['npm install parastatiko']);
    expect(blocksOf(installPart('package pg graphile-worker', language, published))).toEqual([
      'npm install parastatiko pg graphile-worker',
    ]);
    expect(installPart('badges', language, published).match(/^\[!\[/gm)).toHaveLength(4);
  });
});
