import type { Language } from '../../types/inside.js';
import type { Context } from '../../vendor/hono.js';

/** The first language of the caller that there are words for. */
export function languageOf(header = ''): Language {
  if (header === '') return 'en';
  const wanted = header
    .split(',')
    .map((part) => {
      const [name = '', quality = 'q=1'] = part.split(';').map((each) => each.trim().toLowerCase());
      return { name: name.slice(0, 2), weight: Number(quality.slice(2)) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.find(({ name }) => name === 'el' || name === 'en')?.name === 'el' ? 'el' : 'en';
}

export const languageIn = ({ req }: Context): Language => languageOf(req.header('accept-language'));
