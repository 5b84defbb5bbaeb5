import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releasedChangelog, releasedPackage } from '../../../scripts/release/files.js';

test('a released package has its version, can be published, and says from which commit it was built', () => {
  const { version, ...manifest } = JSON.parse(releasedPackage(readFileSync('package.json', 'utf8'), '7.8.9'));
  expect(version).toBe('7.8.9');
  expect(manifest).not.toHaveProperty('private');
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).toMatch(/^ {2}id-token: write$/m);
});

test('nothing but these members changes', () => {
  const text = '{\n  "name": "x",\n  "version": "1.0.0",\n  "private": true,\n  "type": "module"\n}\n';
  expect(releasedPackage(text, '1.0.1')).toBe(
    '{\n  "name": "x",\n  "version": "1.0.1",\n  "type": "module"\n}\n',
  );
});

test('the changelog gets the day, and must have the version', () => {
  const text = '# Changelog\n\n## 0.2.0 (unreleased)\n\nNew.\n';
  expect(releasedChangelog(text, '0.2.0', '2026-12-01')).toContain('\n## 0.2.0 (2026-12-01)\n');
  expect(() => releasedChangelog(text, '0.3.0', '2026-12-01')).toThrow('## 0.3.0 (unreleased)');
});
