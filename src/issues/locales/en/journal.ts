/** The messages of errors of a journal: what is wrong, and what to do. Those of `database` are of one on PostgreSQL. */
export const journalErrors = {
  'journal/file': 'file is missing or invalid. Give the path of a file, such as journal.db.',
  'journal/busy-timeout': 'busyTimeout is invalid. Give a whole number of milliseconds from 0 to 2147483647.',
  'journal/no-driver':
    'SQLite is not available here[: {detail}]. Install its driver with npm install libsql, or use Node 22.13 or later.',
  'journal/not-opened':
    '{file} cannot be opened. Check that its folder exists and that this program may write to it.',
  'journal/other-file':
    '{file} was written by another program, so it was not changed. Give the path of a journal or of a new file.',
  'journal/lost':
    '{file} is missing or empty, but {beside} shows that it was used. Put the file back, restore a backup, or name the right journal. To begin anew, choose another place: a new journal does not know the numbers that are used.',
  'journal/newer-version':
    '{file} was written by a newer version of this library (schema {found}; this version knows {known}). Update this program.',
  'journal/no-wal':
    '{file} cannot use write-ahead logging. Put the journal on a disk of this machine, not on a network share.',
  'journal/locked':
    '{file} was locked by another program for longer than {milliseconds} ms. Repeat the call, or end that program.',
  'journal/full': 'The disk of {file} is full. Free some space, then call again.',
  'journal/read-only': '{file} is read-only. Allow this program to write the file and its folder.',
  'journal/damaged':
    '{file} is damaged: {detail}. Stop this program, keep a copy of the file and restore a backup.',
  'journal/lease-lost':
    'The lease of {what} expired, and another process took it over. Nothing was written. Raise leaseTime.',
  'journal/replaced':
    '{which} was deleted or replaced while the journal was open. Stop this program, put the file back, then open the journal again. Until then nothing is sent.',
  'journal/filter':
    'In the filter, {member} is {found}. Correct it; days are written as 2026-11-20, and numbers, MARKs and UIDs as text.',
  'journal/closed': 'The journal {file} is closed. Open it again before you use it.',
  'journal/failed': '{file} could not be used: {detail}.',
  'journal/connection':
    'pool or connectionString is missing or invalid. Give one of them: a pool of pg, or an address such as postgres://user@host/database.',
  'journal/schema':
    'schema is invalid. Give lower-case Latin letters, digits and underscores, such as parastatiko.',
  'journal/no-pg': 'The package pg is not installed. Install it with npm install pg.',
  'journal/database-version':
    'The database runs PostgreSQL {found}, and the journal needs {known} or later. Update the server.',
  'journal/database-setting':
    'The setting {setting} of the database is {found}. Change it to {wanted}: with {found}, a crash of the server can lose documents.',
  'journal/database-encoding':
    'The encoding of the database is {found}. Create a database with the encoding UTF8 for the journal.',
  'journal/database-newer':
    'The schema {schema} was written by a newer version of this library (schema {found}; this version knows {known}). Update this program.',
  'journal/database-away':
    'The database cannot be reached: {detail}. Check that it runs and that this program may connect, then call again.',
  'journal/database-full': 'The disk of the database is full: {detail}. Free some space, then call again.',
  'journal/database-read-only':
    'This program may not write to the database: {detail}. Connect to the primary server, with a user that owns the schema.',
  'journal/database-busy':
    'The database did not finish in time: {detail}. Call again; if it happens often, look for long transactions.',
  'journal/database-failed': 'The database refused a statement: {detail}.',
  'journal/database-closed': 'The journal is closed. Open it again before you use it.',
  'journal/transaction': 'tx is missing or invalid. Give the client of pg on which your transaction runs.',
  'journal/no-transaction':
    'Your transaction is not open: {detail}. Send BEGIN on the client that you pass, and end it after the last step.',
  'journal/no-queue':
    'The queue {queueSchema} does not exist in this database. Start a worker, or call prepareQueue once.',
  'journal/no-graphile-worker':
    'The package graphile-worker is not installed. Install it with npm install graphile-worker.',
  'journal/month-detached':
    'The month {month} was detached from the journal. Attach it again before you issue documents of that month.',
  'journal/body-missing':
    'The body of {what} is not in the journal: its month {month} was taken out. Look for it where you keep that month.',
  'journal/own-name':
    'The state {name} has a name that belongs to the library. Choose a name that does not begin with "{prefix}".',
  'journal/month': 'before is {found}. Give a month, such as 2021-01.',
} as const;

/** What happened to a journal, as a permanent key. */
export type JournalErrorCode = keyof typeof journalErrors;
