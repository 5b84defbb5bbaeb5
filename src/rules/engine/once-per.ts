/** Computes something once for each object and keeps it as long as the object is in use. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePer<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    let known = answers.get(key);
    if (known === undefined) {
      known = { answer: compute(key) };
      answers.set(key, known);
    }
    return known.answer;
  };
}
