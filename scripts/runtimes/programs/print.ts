/**
 * For runtimes with a console and a file system. The second line says whether a journal in a file works in this
 * runtime.
 */
import { type SqliteJournal, sqliteJournal } from 'parastatiko/journal-sqlite';
import { journalContract } from '../../../src/testing/journal/contract.js';
import { job, now, receipt } from './job.js';
import { issue } from './sending.js';

console.log(JSON.stringify(await job()));
console.log(await journal());

function newJournal() {
  return sqliteJournal({ file: `journal-${now.getTime()}-${Math.random()}.db` });
}

/**
 * Issues a document with a journal, reads it from the archive, and runs the cases that every journal has to pass. If the
 * journal cannot be opened, returns the code of the error.
 */
async function journal() {
  let opened: SqliteJournal;
  try {
    opened = await newJournal();
  } catch (error) {
    return (error as { code: string }).code;
  }
  await issue(receipt(), now, opened);
  const standings: unknown[] = [];
  for await (const { aa, standing, result } of opened.documents()) standings.push(aa, standing, result.mark);
  await opened.close();
  return `${standings.join(' ')}, ${await passedCases()}`;
}

/** How many cases pass, or the first that does not. */
async function passedCases() {
  const journals: SqliteJournal[] = [];
  const make = async () => {
    const made = await newJournal();
    journals.push(made);
    return made;
  };
  const cases = journalContract(make);
  for (const { title, run } of cases) {
    try {
      await run();
    } catch (error) {
      return `${title}: ${(error as Error).message.replaceAll('\n', ' ')}`;
    }
  }
  for (const made of journals) await made.close();
  return `${cases.length} cases`;
}
