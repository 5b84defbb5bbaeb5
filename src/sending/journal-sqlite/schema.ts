/**
 * The migrations: entry n converts schema n to schema n+1. A published entry never changes; a new version appends one.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    operation TEXT NOT NULL,
    key TEXT NOT NULL,
    standing TEXT NOT NULL,
    call TEXT NOT NULL,
    query TEXT NOT NULL,
    body TEXT NOT NULL,
    about TEXT NOT NULL,
    first_attempt_at TEXT NOT NULL,
    last_attempt_at TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    result TEXT,
    lease_holder TEXT,
    lease_run TEXT,
    lease_id TEXT,
    lease_until TEXT,
    -- What the archive is searched by: read from the name, the request and the result, so that they cannot disagree.
    vat_number TEXT GENERATED ALWAYS AS (CASE WHEN operation = 'issue' AND json_valid(key) THEN json_extract(key, '$[0]') END),
    branch INTEGER GENERATED ALWAYS AS (CASE WHEN operation = 'issue' AND json_valid(key) THEN json_extract(key, '$[1]') END),
    invoice_type TEXT GENERATED ALWAYS AS (CASE WHEN operation = 'issue' AND json_valid(key) THEN json_extract(key, '$[2]') END),
    series TEXT GENERATED ALWAYS AS (CASE WHEN operation = 'issue' AND json_valid(key) THEN json_extract(key, '$[3]') END),
    aa TEXT GENERATED ALWAYS AS (CASE WHEN operation = 'issue' AND json_valid(key) THEN json_extract(key, '$[4]') END),
    issue_date TEXT GENERATED ALWAYS AS (json_extract(about, '$.issueDate')),
    mark TEXT GENERATED ALWAYS AS (json_extract(result, '$.mark')),
    uid TEXT GENERATED ALWAYS AS (json_extract(result, '$.uid')),
    UNIQUE (operation, key)
  );
  CREATE INDEX entries_by_standing ON entries (standing);
  CREATE INDEX entries_by_mark ON entries (mark) WHERE mark IS NOT NULL;
  CREATE INDEX entries_by_uid ON entries (uid) WHERE uid IS NOT NULL;
  CREATE INDEX entries_by_date ON entries (issue_date);

  CREATE TABLE states (name TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    vat_number TEXT NOT NULL,
    branch INTEGER NOT NULL,
    invoice_type TEXT NOT NULL,
    series TEXT NOT NULL,
    first TEXT NOT NULL,
    next TEXT NOT NULL,
    UNIQUE (vat_number, branch, invoice_type, series)
  );
  CREATE TABLE numbers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    series_id INTEGER NOT NULL REFERENCES series (id),
    aa TEXT NOT NULL,
    issue_date TEXT,
    memo TEXT,
    mark TEXT UNIQUE,
    uid TEXT UNIQUE,
    reason TEXT,
    used_by TEXT,
    UNIQUE (series_id, aa)
  );
  CREATE INDEX numbers_without_document ON numbers (series_id) WHERE mark IS NULL AND uid IS NULL;
  `,
  `
  CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    holder TEXT,
    -- Milliseconds since 1970, by the clock of this machine.
    leased_until INTEGER
  );
  CREATE INDEX events_not_done ON events (id) WHERE done = 0;
  `,
  // Who reserved a number, and when. Numbers of older files have neither.
  `
  ALTER TABLE numbers ADD COLUMN holder TEXT;
  ALTER TABLE numbers ADD COLUMN reserved_at TEXT;
  `,
  // An index for each way to search. The id is the last part of every index, so entries come in order.
  `
  CREATE INDEX entries_by_aa ON entries (aa);
  CREATE INDEX entries_by_issuer ON entries (vat_number, issue_date);
  CREATE INDEX entries_by_series ON entries (series, issue_date);
  CREATE INDEX entries_by_issuer_and_series ON entries (vat_number, series, issue_date);
  CREATE INDEX entries_of_other ON entries (operation) WHERE operation <> 'issue';
  `,
  // The leases that created a row and that ended last, so that a step whose answer was lost can be repeated.
  `
  ALTER TABLE entries ADD COLUMN created_by TEXT;
  ALTER TABLE entries ADD COLUMN ended_by TEXT;
  `,
  // The versions of states. Each number is used once in the file.
  `
  CREATE TABLE counters (name TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO counters VALUES ('state', 0);
  ALTER TABLE states ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  `,
  // The last calls that count towards a limit, in milliseconds since 1970.
  `
  CREATE TABLE calls (name TEXT NOT NULL, made_at INTEGER NOT NULL);
  CREATE INDEX calls_by_name ON calls (name, made_at);
  `,
  // The last change of each row, for copies elsewhere. Triggers number them, so that no step can forget one, and each
  // number is used once. The batches that were sent, and the name of this file.
  `
  CREATE TABLE changes (
    change INTEGER PRIMARY KEY AUTOINCREMENT,
    entry_id INTEGER NOT NULL UNIQUE
  );
  INSERT INTO changes (entry_id) SELECT id FROM entries ORDER BY id;
  CREATE TRIGGER entry_added AFTER INSERT ON entries BEGIN
    INSERT INTO changes (entry_id) VALUES (new.id);
  END;
  CREATE TRIGGER entry_changed AFTER UPDATE OF
    standing, call, query, body, about, first_attempt_at, last_attempt_at, attempts, result ON entries
  WHEN new.body <> 'taken out' BEGIN
    DELETE FROM changes WHERE entry_id = new.id;
    INSERT INTO changes (entry_id) VALUES (new.id);
  END;
  CREATE TRIGGER entry_removed AFTER DELETE ON entries BEGIN
    DELETE FROM changes WHERE entry_id = old.id;
  END;
  CREATE TABLE copies (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    change INTEGER NOT NULL,
    -- Whether a target had it.
    arrived INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE origin (id TEXT NOT NULL);
  `,
  // When the handler of an event completed.
  `
  -- Milliseconds since 1970, by the clock of this machine.
  ALTER TABLE events ADD COLUMN done_at INTEGER;
  UPDATE events SET done_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE done = 1;
  `,
  // Numbers that were given back, so that they are reserved again.
  'ALTER TABLE numbers ADD COLUMN is_free INTEGER NOT NULL DEFAULT 0;',
  // How long a lease was when it was taken, in milliseconds, to know when the clock was set back.
  `
  ALTER TABLE entries ADD COLUMN lease_time INTEGER;
  `,
];
