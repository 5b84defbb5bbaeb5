/** Thrown if a request to the sandbox is not possible in its current state. Any other `TypeError` is a bug. */
export class NotPossible extends TypeError {}
