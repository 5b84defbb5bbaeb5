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
 * value is checked where it is read, such as one with members of its own.
 */
export type OptionForm<Options, Expected> = Readonly<Record<keyof Options, true | Expectation<Expected>>>;

/** Options after reading: none is `undefined`. */
export type Stated<Options> = { readonly [Name in keyof Options]: Exclude<Options[Name], undefined> };

/** Throws for an option whose value does not fit, or notes it. */
export type RefuseValue<Options, Expected> = (
  option: keyof Options & string,
  expected: Expected,
  value: unknown,
) => void;

/** Checks the values of options whose names were checked. */
export function checkValues<Options extends object, Expected>(
  given: Partial<Options>,
  form: OptionForm<Options, Expected>,
  refuse: RefuseValue<Options, Expected>,
): Stated<Options> {
  for (const option of Object.keys(form) as (keyof Options & string)[]) {
    const row = form[option];
    const value = given[option];
    if (row !== true && (value === undefined ? row[2] : !row[0](value))) refuse(option, row[1], value);
  }
  return given as Stated<Options>;
}

export const isFunction = (value: unknown): boolean => typeof value === 'function';

export const isFlag = (value: unknown): boolean => typeof value === 'boolean';

export const isString = (value: unknown): boolean => typeof value === 'string';

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
