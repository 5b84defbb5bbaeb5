/**
 * Stored states of flows as plain JSON, by names that you choose: `{ 'table 7': table.toJSON() }`.
 *
 * @example
 * const states: FlowStates = { 'table 7': table.toJSON() };
 */
export type FlowStates = Readonly<Record<string, unknown>>;

/**
 * A stored state, its name and its version.
 *
 * @example
 * for await (const { name, state } of journal.states({ prefix: 'table ' })) tables.set(name, tableFromJSON(state));
 */
export interface StoredState {
  readonly name: string;
  readonly state: unknown;
  /**
   * Each write gives the state a new version, which no state of the journal had before. Versions count up, so a state with a
   * lower one was written earlier.
   */
  readonly version: number;
}

/**
 * The result of `exchangeState`.
 *
 * @example
 * const { exchanged, stored }: StateExchange = await journal.exchangeState('table 7', version, table.toJSON());
 */
export interface StateExchange {
  /** Whether the new state was stored. */
  readonly exchanged: boolean;
  /** What is stored now: the new state, or the one that another process has stored. `undefined`: nothing. */
  readonly stored: StoredState | undefined;
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
  /** Only names after this one, to continue a list. */
  readonly after?: string | undefined;
  /** How many states at most. Default: all. */
  readonly limit?: number | undefined;
}
