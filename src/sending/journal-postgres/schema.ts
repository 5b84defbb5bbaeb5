/**
 * The migrations: entry n converts schema n to schema n+1, in the schema that is first in the search path. A published
 * entry never changes; a new version appends one.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    operation text NOT NULL,
    key text NOT NULL,
    standing text NOT NULL,
    call text NOT NULL,
    query json NOT NULL,
    about json NOT NULL,
    -- The month of the document, by which bodies are partitioned.
    month date NOT NULL,
    first_attempt_at timestamptz NOT NULL,
    last_attempt_at timestamptz NOT NULL,
    attempts integer NOT NULL,
    result jsonb,
    -- Who holds the row, or held it last.
    holder text,
    run text,
    lease_id text,
    lease_until timestamptz,
    -- The leases that created the row and that ended its last attempt, so that a step whose answer was lost can be repeated.
    created_by text NOT NULL,
    ended_by text,
    -- The last step that began another attempt, for the same reason.
    begun_by text,
    -- What the archive is searched by, from the name of a document.
    vat_number text,
    branch integer,
    invoice_type text,
    series text,
    aa text,
    -- Read from the request and the result, so that they cannot disagree.
    issue_date text GENERATED ALWAYS AS (about ->> 'issueDate') STORED,
    mark text GENERATED ALWAYS AS (result ->> 'mark') STORED,
    uid text GENERATED ALWAYS AS (result ->> 'uid') STORED,
    UNIQUE (operation, key)
  );
  -- Each index ends with the order in which rows are read.
  CREATE INDEX entries_by_mark ON entries (mark, id) WHERE mark IS NOT NULL;
  CREATE INDEX entries_by_uid ON entries (uid, id) WHERE uid IS NOT NULL;
  CREATE INDEX entries_by_aa ON entries (aa, id) WHERE aa IS NOT NULL;
  CREATE INDEX entries_by_day ON entries (issue_date, id);
  CREATE INDEX entries_by_issuer ON entries (vat_number, issue_date, id);
  CREATE INDEX entries_by_series ON entries (series, issue_date, id);
  CREATE INDEX entries_not_issued ON entries (standing, id) WHERE standing <> 'issued';

  CREATE TABLE bodies (
    month date NOT NULL,
    entry_id bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (month, entry_id)
  ) PARTITION BY RANGE (month);

  CREATE TABLE states (name text COLLATE "C" PRIMARY KEY, state text NOT NULL);

  CREATE TABLE series (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vat_number text NOT NULL,
    branch integer NOT NULL,
    invoice_type text NOT NULL,
    series text NOT NULL,
    first numeric(20) NOT NULL,
    next numeric(20) NOT NULL,
    UNIQUE (vat_number, branch, invoice_type, series)
  );
  CREATE TABLE numbers (
    series_id bigint NOT NULL REFERENCES series (id),
    aa numeric(20) NOT NULL,
    issue_date text,
    memo text,
    holder text,
    reserved_at text,
    mark text UNIQUE,
    uid text UNIQUE,
    reason text,
    used_by json,
    -- The step that reserved it, for the same reason.
    reserved_by text UNIQUE,
    PRIMARY KEY (series_id, aa)
  );
  CREATE INDEX numbers_without_document ON numbers (series_id, aa) WHERE mark IS NULL AND uid IS NULL;

  CREATE TABLE events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id text NOT NULL UNIQUE,
    body text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    done boolean NOT NULL DEFAULT false,
    holder text,
    leased_until timestamptz
  );
  CREATE INDEX events_not_done ON events (id) WHERE NOT done;
  `,
  // The versions of states. Each number is used once in the schema.
  `
  CREATE SEQUENCE state_versions;
  ALTER TABLE states ADD COLUMN version bigint NOT NULL DEFAULT nextval('state_versions');
  -- The step that exchanged it, so that a step whose answer was lost can be repeated.
  ALTER TABLE states ADD COLUMN exchanged_by text;
  `,
  // The last calls that count towards a limit.
  `
  CREATE TABLE limits (name text PRIMARY KEY, calls timestamptz[] NOT NULL);
  `,
  // Rows that are copied from the journals of tills, how far each is copied, and what could not be copied.
  `
  ALTER TABLE entries ADD COLUMN origin text;
  CREATE TABLE replicas (
    origin text PRIMARY KEY,
    change bigint NOT NULL,
    token text NOT NULL,
    holder text,
    copied_at timestamptz NOT NULL
  );
  CREATE TABLE conflicts (
    origin text NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    content json NOT NULL,
    PRIMARY KEY (origin, operation, key)
  );
  `,
  // When the handler of an event completed.
  `
  ALTER TABLE events ADD COLUMN done_at timestamptz;
  UPDATE events SET done_at = now() WHERE done;
  `,
  // Numbers that were given back, so that they are reserved again.
  `
  ALTER TABLE numbers ADD COLUMN is_free boolean NOT NULL DEFAULT false;
  `,
];
