/** The same value as JSON has it: without members that are `undefined`. */
export const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A value as JSON has it, for an output whose schema describes it. */
export const asJson = (value: unknown): never => plain(value) as never;
