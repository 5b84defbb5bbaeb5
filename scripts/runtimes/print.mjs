/**
 * For runtimes with a console and a file system. The second line says whether a journal in a file works in this
 * runtime.
 */
import { sqliteJournal } from 'parastatiko/journal-sqlite';
import { journalContract } from './contract.mjs';
import { job, now, receipt } from './job.mjs';
import { issue } from './sending.mjs';

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
  let opened;
  try {
    opened = await newJournal();
  } catch (error) {
    return error.code;
  }
  await issue(receipt(), now, opened);
  const standings = [];
  for await (const { aa, standing, result } of opened.documents()) standings.push(aa, standing, result.mark);
  await opened.close();
  return `${standings.join(' ')}, ${await passedCases()}`;
}

/** How many cases pass, or the first that does not. */
async function passedCases() {
  const journals = [];
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
      return `${title}: ${error.message.replaceAll('\n', ' ')}`;
    }
  }
  for (const made of journals) await made.close();
  return `${cases.length} cases`;
}
