import { escapeHtml } from '../../print/inside.js';
import { respondFramed, warnings } from '../../sandbox/inside.js';
import type { Language } from '../../types/inside.js';
import type { Context } from '../../vendor/hono.js';

/** The pages have one script, and load nothing. */
const policyWith = (nonce: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Copies programs: also over plain HTTP, where browsers have no clipboard of their own. */
const SCRIPT = `for (const button of document.querySelectorAll('button'))
  button.onclick = () => { getSelection().selectAllChildren(button.nextElementSibling); if (document.execCommand('copy')) button.textContent = button.dataset.done };`;

const STYLE = `
:root { --ink: #1c1d20; --soft: #55585f; --paper: #fff; --line: #d9dbe0; --code: #f4f5f7; --link: #0b57a4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e9ec; --soft: #a9adb6; --paper: #17181b; --line: #3a3d44; --code: #222429; --link: #7db7f5 } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 66rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: 0; display: inline }
p, ul, ol { max-width: 48rem }
details { position: relative; border-bottom: 1px solid var(--line) } details pre { margin-bottom: 1rem }
summary { padding: .55rem 0; cursor: pointer }
button { position: absolute; top: .4rem; right: 0; padding: .2rem .8rem; font: inherit; font-size: .88rem; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 6px; cursor: pointer }
a { color: var(--link) }
.warning { margin: 0; padding: .5rem 1rem; background: #fd0; color: #000; text-align: center; font-weight: 600 }
.soft { color: var(--soft) }
pre { margin: 0; padding: .8rem 1rem; white-space: pre-wrap; background: var(--code); border: 1px solid var(--line); border-radius: 6px; font-size: .8rem; line-height: 1.45; user-select: all }
code { font-family: ui-monospace, Consolas, monospace; overflow-wrap: anywhere }
li { margin: .2rem 0 }
`;

/** A page for people: its parts are HTML already. */
export function htmlPage(language: Language, title: string, parts: string[], isSandbox = false): Response {
  const warning = isSandbox ? `<header class="warning">${warnings[language].warning}</header>\n` : '';
  const nonce = crypto.randomUUID();
  const page = respondFramed(language, {
    title: `${title} · parastatiko`,
    head: `<style>${STYLE}</style>`,
    body: `${warning}<main>\n<h1>${escapeHtml(title)}</h1>\n${parts.join('\n')}\n</main>\n<script nonce="${nonce}">${SCRIPT}</script>`,
    policy: policyWith(nonce),
  });
  page.headers.set('Vary', 'Accept, Accept-Language');
  return page;
}

/** Whether a person asks: a browser wants HTML first. */
export const isPerson = ({ req }: Context): boolean => (req.header('accept') ?? '').includes('text/html');

export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(text)}</p>`;

export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;

export const code = (text: string): string => `<pre><code>${escapeHtml(text)}</code></pre>`;

/** Programs by their languages, one of them open, each with a button that copies it. */
export const programList = (programs: [name: string, text: string][], copy: string, copied: string): string =>
  programs
    .map(
      ([name, text], index) =>
        `<details name="program"${index === 0 ? ' open' : ''}><summary><h3>${name}</h3></summary><button type="button" aria-live="polite" data-done="${copied}">${copy}</button>${code(text)}</details>`,
    )
    .join('\n');

/** Steps, numbered if there are several. */
export const stepList = (steps: readonly string[]): string =>
  steps.length === 1
    ? paragraph(steps.join(''))
    : `<ol>\n${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('\n')}\n</ol>`;

export const links = (to: readonly (readonly [address: string, text: string])[]): string =>
  `<ul>\n${to.map(([address, text]) => `<li><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></li>`).join('\n')}\n</ul>`;
