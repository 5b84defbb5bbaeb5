/** A language of the printed page. */
export type Language = 'el' | 'en';

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>;
