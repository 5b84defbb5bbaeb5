import { expect, it } from 'vitest';
import { exampleShown, writtenExample } from '../../../../site/src/playground/example.js';
import { printedDay } from '../../../../site/src/playground/paper.js';
import { DAY } from '../../../../site/src/playground/sample-parts.js';

it.each(['en', 'el'] as const)(
  'the printed example of another day differs by its date alone: %s',
  async (language) => {
    const day = '2031-02-03';
    const [first, later] = [await exampleShown(language), await exampleShown(language, day)];
    if (first.as !== 'page' || later.as !== 'page') throw new Error('The example cannot be printed.');
    expect(first.html).toContain('20/11/2026');
    expect(later.html).toBe(first.html.replaceAll(printedDay(DAY), '03/02/2031'));
  },
);

it.each([
  [
    'en',
    'Payload',
    '3 errors, 1 warning',
    '<strong>Error</strong> · <button disabled type="button" class="where">Line 65</button>',
  ],
  [
    'el',
    'Έτοιμο JSON',
    '3 σφάλματα, 1 προειδοποίηση',
    '<strong>Σφάλμα</strong> · <button disabled type="button" class="where">Γραμμή 65</button>',
  ],
] as const)(
  'the page has the example, its issues and its paper before its scripts run: %s',
  async (language, kind, verdict, place) => {
    const example = await writtenExample(language);
    expect(example).toMatchObject({ kind, count: 4 });
    expect(example.issues).toContain(`✗ ${verdict}`);
    expect(example.issues).toContain(place);
    // Errors come first.
    expect(example.issues.match(/<li class="\w+"/g)?.join()).toBe(
      '<li class="error",<li class="error",<li class="error",<li class="warning"',
    );
    expect(example.text).toContain('<span class="code-text">&quot;EL800123456&quot;</span>');
    expect(example.text).toContain('1\n2\n3\n');
    expect(example.paper).toMatch(/^<div>.*<iframe sandbox="" .*srcdoc="[^"<>]+">/s);
    expect(example.paper).toContain('35,60');
    expect(globalThis).not.toHaveProperty('document');
  },
);
