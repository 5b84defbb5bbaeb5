/** What a caller of the sandbox asks for does not fit its present state. Any other `TypeError` is a fault of the program. */
export class NotPossible extends TypeError {}
