/** A place outside src/money that computes with something that is no amount. */
export interface Exception {
  file: string;
  /** The expression as the check prints it; without it, the whole file. */
  text?: string;
  reason: string;
}

/** The whole list. An exception that nothing needs any more fails the check. */
export const exceptions: readonly Exception[] = [];
