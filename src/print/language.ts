/** A language of the printed page. */
export type Language = 'el' | 'en';

export type Both = Readonly<Record<Language, string>>;
