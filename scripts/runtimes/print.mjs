/**
 * For runtimes with a console and a file system. The second line says whether a journal in a file works in this
 * runtime.
 */
import { sqliteJournal } from 'parastatiko/journal-sqlite';
import { job, now, receipt } from './job.mjs';
import { issue } from './sending.mjs';

console.log(JSON.stringify(await job()));
console.log(await journal());

/**
 * Issues a document with a journal and reads it from the archive. If the journal cannot be opened, returns the code of
 * the error.
 */
async function journal() {
  const file = `journal-${now.getTime()}-${Math.random()}.db`;
  let opened;
  try {
    opened = await sqliteJournal({ file });
  } catch (error) {
    return error.code;
  }
  await issue(receipt(), now, opened);
  const standings = [];
  for await (const { aa, standing, result } of opened.documents()) standings.push(aa, standing, result.mark);
  await opened.close();
  return standings.join(' ');
}
