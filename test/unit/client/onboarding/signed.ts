/** A signed contract: the smallest text that a reader of PDF takes for a whole file. */
export const SIGNED_TEXT = '%PDF-1.7\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
export const SIGNED = new TextEncoder().encode(SIGNED_TEXT);
