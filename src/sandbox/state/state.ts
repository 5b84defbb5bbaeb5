import { ArgumentError } from '../../issues/inside.js';
import type { DeliveryRow, EndpointRow, FileRow, RequestRow } from './onboarding-rows.js';
import type { ClientRow, DocumentRow, DueRow, HoldRow, HouseRow, MetaRow, SignatureRow } from './rows.js';
import type { StoredChange, StoredRow } from './store.js';
import { Table } from './table.js';
import type { TerminalChargeRow, TerminalRow } from './terminal-rows.js';

export class State {
  readonly meta = new Table<MetaRow>('meta');
  readonly houses = new Table<HouseRow>('houses');
  readonly clients = new Table<ClientRow>('clients');
  /** By UID. */
  readonly documents = new Table<DocumentRow>('documents');
  readonly holds = new Table<HoldRow>('holds');
  /** By token. */
  readonly signatures = new Table<SignatureRow>('signatures');
  readonly requests = new Table<RequestRow>('requests');
  readonly files = new Table<FileRow>('files');
  readonly endpoints = new Table<EndpointRow>('endpoints');
  readonly deliveries = new Table<DeliveryRow>('deliveries');
  readonly terminals = new Table<TerminalRow>('terminals');
  readonly terminalCharges = new Table<TerminalChargeRow>('terminal-charges');
  readonly due = new Table<DueRow>('due');

  readonly #tables: readonly Table<object>[];

  constructor() {
    // Not next to the tables, because the CommonJS build sets private members before public ones.
    this.#tables = [
      this.meta,
      this.houses,
      this.clients,
      this.documents,
      this.holds,
      this.signatures,
      this.requests,
      this.files,
      this.endpoints,
      this.deliveries,
      this.terminals,
      this.terminalCharges,
      this.due,
    ];
  }

  load(rows: Iterable<StoredRow>): void {
    for (const row of rows) this.#tableOf(row).load(row);
  }

  /** Replaces the whole state. It stays as it was if a row does not belong to a sandbox. */
  replace(rows: readonly StoredRow[]): void {
    new State().load(rows);
    for (const table of this.#tables) table.replace(rows.filter((row) => row.table === table.name));
  }

  changes(): StoredChange[] {
    return this.#tables.flatMap((table) => table.changes());
  }

  settled(): void {
    for (const table of this.#tables) table.settled();
  }

  stored(): StoredRow[] {
    return this.#tables.flatMap((table) => table.stored());
  }

  #tableOf({ table: name }: StoredRow): Table<object> {
    const found = this.#tables.find((table) => table.name === name);
    if (found === undefined) throw new ArgumentError('arguments/not-a-state', { table: name });
    return found;
  }
}
