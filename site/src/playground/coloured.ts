import type { Parser } from '@lezer/common';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { element } from './elements.js';

export type CodeLanguage = 'json' | 'xml' | 'typescript';

/** Longer texts are shown without colours: each word of them would be an element. */
const MOST_CHARACTERS = 100_000;

/** The classes of the style sheet, the same as in the editor. */
export const codeClasses = [
  { tag: [tags.propertyName, tags.attributeName, tags.tagName], class: 'code-name' },
  { tag: [tags.string, tags.attributeValue], class: 'code-text' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], class: 'code-value' },
] as const;

const highlighter = tagHighlighter([...codeClasses]);

/** The parsers are loaded when a text in their language is first shown. */
export const parsers: Readonly<Record<CodeLanguage, () => Promise<Parser>>> = {
  json: async () => (await import('@lezer/json')).parser,
  xml: async () => (await import('@lezer/xml')).parser,
  typescript: async () => (await import('@lezer/javascript')).parser.configure({ dialect: 'ts' }),
};

/** Colours a text that is already shown: its place gets the same text, in parts. */
export async function colour(place: HTMLElement, text: string, language: CodeLanguage): Promise<void> {
  if (text.length > MOST_CHARACTERS) return;
  place.replaceChildren(...coloured(text, await parsers[language]()));
}

/** A text in parts, each with its colour. */
export function coloured(text: string, parser: Parser): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  highlightCode(
    text,
    parser.parse(text),
    highlighter,
    (part, classes) => parts.push(classes === '' ? part : element('span', { class: classes }, part)),
    () => parts.push('\n'),
  );
  return parts;
}
