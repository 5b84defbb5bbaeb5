import fc from 'fast-check';
import { oddValue } from './odd-values.js';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** A copy whose objects have their members in another order, and lack some of them now and then. */
function shuffled(value: unknown, dice: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, dice));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(() => dice() % 40 > 0)
    .map(([key, inner]) => ({ at: dice(), key, inner }))
    .sort((one, other) => one.at - other.at);
  return Object.fromEntries(entries.map(({ key, inner }) => [key, shuffled(inner, dice)]));
}

/** Names of members, right and wrong. */
const names = fc.oneof(
  fc.constantFrom('vatNumber', 'Country', 'branch', 'AMOUNT', 'netvalue', 'vat', 'price', 'name', 'print'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'length', '0', 'quantities'),
  fc.string({ maxLength: 6 }),
);

interface Change {
  readonly steps: readonly number[];
  readonly make: () => unknown;
  readonly name: string;
  readonly isNew: boolean;
}

const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
  make: oddValue,
  name: names,
  isNew: fc.nat(3).map((dice) => dice === 0),
});

/** Sets a member somewhere inside a value: the steps choose one at each depth. */
function apply(root: unknown, { steps, make, name, isNew }: Change): void {
  let holder = root;
  for (const [depth, step] of steps.entries()) {
    if (!isObject(holder) || Object.keys(holder).length === 0) return;
    const keys = Object.keys(holder);
    const key = keys[step % keys.length] as string;
    const inner = holder[key];
    if (depth < steps.length - 1 && isObject(inner)) {
      holder = inner;
      continue;
    }
    // Not assigned, because `__proto__` would set the prototype.
    Reflect.defineProperty(holder, isNew && !Array.isArray(holder) ? name : key, {
      value: make(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return;
  }
}

/** Values made from others: in another order, with members missing, and with changes in any place. */
export const spoiledFrom = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.infiniteStream(fc.nat()), fc.array(change, { maxLength: 3 }))
    .map(([value, stream, changes]) => {
      const copy = shuffled(value, () => stream.next().value);
      for (const each of changes) apply(copy, each);
      return copy;
    });
