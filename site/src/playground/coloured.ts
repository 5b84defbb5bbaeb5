import type { Parser } from '@lezer/common';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { element } from './elements.js';

export type CodeLanguage = 'json' | 'xml' | 'typescript';

/** The classes of the style sheet, the same as in the editor. */
export const codeClasses = [
  { tag: [tags.propertyName, tags.attributeName, tags.tagName], class: 'code-name' },
  { tag: [tags.string, tags.attributeValue], class: 'code-text' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], class: 'code-value' },
] as const;

const highlighter = tagHighlighter([...codeClasses]);

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
