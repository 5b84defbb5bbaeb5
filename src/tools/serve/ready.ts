import { type Journal, OWN, own } from '../../sending/client/journal/inside.js';

const NAME = `${OWN}ready`;

/** The least room on a disk, in bytes: for a few documents and for the log of SQLite. */
const LEAST = 1_000_000;

/** As much as a document needs, so that a disk without room for the next one is noticed. */
const CONTENT = own({ room: ' '.repeat(16_384) });

/**
 * Finds out whether calls that need the journal can be made now. It is written, because a journal on a full disk can still be
 * read. Questions at the same time share one answer.
 *
 * @param room how many bytes are free where the journal is a file, which writes in its own old pages on a full disk
 */
export function readiness(journal: Journal, room?: () => Promise<number>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const isReady = async (): Promise<boolean> =>
    ((await room?.()) ?? LEAST) >= LEAST && (await canWrite(journal));
  return () => {
    asking ??= isReady().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function canWrite(journal: Journal): Promise<boolean> {
  try {
    // If another server has written it in between, the disk of the database is not full either.
    await journal.exchangeState(NAME, (await journal.storedState(NAME))?.version, CONTENT);
    return true;
  } catch {
    return false;
  }
}
