/** A worker has ended by itself: out of memory, or a mistake of this program. The message says what is known. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}
