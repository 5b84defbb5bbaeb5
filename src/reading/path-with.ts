/** The path of a call: a template such as `/documents/{uid}`, with a text in place of each name. */
export const pathWith = (template: string, textOf: (name: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(name));
