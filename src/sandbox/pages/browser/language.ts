import { useEffect, useState } from 'preact/hooks';
import { type PageWords, wordsIn } from './words/index.js';

const KEY = 'parastatiko-language';

/** A setting that is stored in the browser, if it allows storage. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

/** The words of the page in the chosen language, or else in that of the browser, and the function that switches it. */
export function useLanguage(): readonly [words: PageWords, switchIt: () => void] {
  const [language, setLanguage] = useState(() => kept(KEY) ?? document.documentElement.lang);
  const words = wordsIn[language === 'el' ? 'el' : 'en'];
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  const switchIt = () => {
    const other = language === 'el' ? 'en' : 'el';
    keep(KEY, other);
    setLanguage(other);
  };
  return [words, switchIt];
}
