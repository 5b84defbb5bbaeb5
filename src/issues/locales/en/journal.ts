/** The messages of errors of a journal file: what is wrong, and what to do. */
export const journalErrors = {
  'journal/file': 'file is missing or invalid. Give the path of a file, such as journal.db.',
  'journal/busy-timeout': 'busyTimeout is invalid. Give a whole number of milliseconds from 0 to 2147483647.',
  'journal/no-driver':
    'SQLite is not available here[: {detail}]. Install its driver with npm install libsql, or use Node 22.13 or later.',
  'journal/not-opened':
    '{file} cannot be opened. Check that its folder exists and that this program may write to it.',
  'journal/other-file':
    '{file} was written by another program, so it was not changed. Give the path of a journal or of a new file.',
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
} as const;

/** What happened to a journal, as a permanent key. */
export type JournalErrorCode = keyof typeof journalErrors;
