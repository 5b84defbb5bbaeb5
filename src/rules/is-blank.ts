const VISIBLE = /\S/;

/** Whether a text is absent or has nothing to read. */
export const isBlank = (text: string | undefined): boolean => text === undefined || !VISIBLE.test(text);
