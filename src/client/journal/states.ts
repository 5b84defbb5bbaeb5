/**
 * Stored states of flows as plain JSON, by names that you choose: `{ 'table 7': table.toJSON() }`.
 *
 * @example
 * const states: FlowStates = { 'table 7': table.toJSON() };
 */
export type FlowStates = Readonly<Record<string, unknown>>;

/**
 * A stored state and its name.
 *
 * @example
 * for await (const { name, state } of journal.states({ prefix: 'table ' })) tables.set(name, tableFromJSON(state));
 */
export interface StoredState {
  readonly name: string;
  readonly state: unknown;
}

/**
 * The filter of `states`.
 *
 * @example
 * const filter: StateFilter = { prefix: 'table ' };
 */
export interface StateFilter {
  /** How the name begins. Default: any name. */
  readonly prefix?: string | undefined;
}
