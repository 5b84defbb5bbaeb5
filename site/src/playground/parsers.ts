import type { Parser } from '@lezer/common';
import { type CodeLanguage, coloured } from './coloured.js';

/** Longer texts are shown without colours: each word of them would be an element. */
const MOST_CHARACTERS = 100_000;

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
