/**
 * Which values of an option fit, and what is expected, in the words of its function: the id of a sentence, or an example.
 * A `required` option may not be left out.
 */
export type Expectation<Expected> = readonly [
  fits: (value: unknown) => boolean,
  expected: Expected,
  required?: 'required',
];

/**
 * The options of a function: what is expected of each. A missing name does not compile. `true` stands for an option whose
 * value is checked where it is read.
 */
export type OptionForm<Options, Expected> = Readonly<Record<keyof Options, true | Expectation<Expected>>>;

/** Options after reading: none is `undefined`. */
export type Stated<Options> = { readonly [Name in keyof Options]: Exclude<Options[Name], undefined> };

/** Checks the values of options whose names were checked. `refuse` throws for the first that does not fit. */
export function checkValues<Options extends object, Expected>(
  given: Partial<Options>,
  form: OptionForm<Options, Expected>,
  refuse: (option: keyof Options & string, expected: Expected) => never,
): Stated<Options> {
  for (const option of Object.keys(form) as (keyof Options & string)[]) {
    const row = form[option];
    const value = given[option];
    if (row !== true && (value === undefined ? row[2] : !row[0](value))) refuse(option, row[1]);
  }
  return given as Stated<Options>;
}

export const isFunction = (value: unknown): boolean => typeof value === 'function';

export const isFlag = (value: unknown): boolean => typeof value === 'boolean';

export const hasMethods =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    names.every((name) => isFunction(Object(value)[name]));

export const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

export const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);
