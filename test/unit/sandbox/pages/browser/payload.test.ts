import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlOf, prettyText } from '../../../../../src/sandbox/pages/browser/payload.js';

describe('a request or answer body', () => {
  it('is indented if it is JSON, and otherwise unchanged', () => {
    expect(prettyText('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(prettyText('{"a":')).toBe('{"a":');
  });
});

describe('a call as a curl command', () => {
  it('is a GET request without a body', () => {
    expect(curlOf({ method: 'GET', url: 'http://localhost:8086/api', headers: { 'API-KEY': 'k' } })).toBe(
      "curl \\\n  http://localhost:8086/api \\\n  -H 'API-KEY: k'",
    );
  });

  it('is quoted safely for a shell', () => {
    const body = '{"itemDescr":"it\'s $(rm -rf /) `x` \\\\ !! \\n Μέλι"}';
    const url = 'http://localhost/a?b=c&d=$HOME';
    const line = curlOf({ method: 'POST', url, headers: { A: "'; rm" }, body });
    const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {
      encoding: 'utf8',
    });
    expect(words.split('\0').slice(0, -1)).toEqual(['-X', 'POST', url, '-H', "A: '; rm", '--data-raw', body]);
  });
});
