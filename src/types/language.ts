/** A language of the library. */
export type Language = 'el' | 'en';

/** A text, or something else, in both languages. */
export type Both<Text = string> = Readonly<Record<Language, Text>>;
