/** Whether a value is text of at most so many characters. The schema counts characters, JavaScript UTF-16 units. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && (value.length <= most || [...value].length <= most);
