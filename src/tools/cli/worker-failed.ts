/** A worker ended unexpectedly, because of a lack of memory or a bug. The message gives the details. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}
