/** What text of PostgreSQL cannot hold: the character zero, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A value as JSON that PostgreSQL can store. Characters that it refuses become U+FFFD. */
export const storable = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.replace(UNSTORABLE, '\uFFFD') : each,
  );
