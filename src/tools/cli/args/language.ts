import type { Language } from '../../../types/inside.js';

/**
 * The language of the output: `--lang`, or else the language of the system. It is found before anything else is parsed,
 * so that even usage errors are in this language.
 */
export function languageOf(
  line: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = line.lastIndexOf('--lang');
  const inline = line
    .filter((word) => word.startsWith('--lang='))
    .at(-1)
    ?.slice('--lang='.length);
  // A page may have both languages, `el,en`; messages use the first one.
  const wanted = (inline ?? (at === -1 ? undefined : line[at + 1]))?.split(',')[0];
  if (wanted === 'el' || wanted === 'en') return wanted;
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^el(?:[_.@-]|$)/i.test(system) ? 'el' : 'en';
}
