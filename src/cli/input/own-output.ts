/** The documents in a report of this command line. */
export interface OwnOutput {
  /** Absent if `build` found errors, and in reports of other commands. */
  readonly documents?: readonly unknown[];
}

/**
 * Reads the output of `build` for programs: the report `{ ok, documents, request }` of `--format json`, whose documents
 * are in the request, and a record `{ source, index, ok, issues, document, … }` of `--format ndjson`. Undefined for
 * anything else.
 */
export function ownOutput(value: object): OwnOutput | undefined {
  const { ok, documents, request, source, index, issues, document } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof ok !== 'boolean') return undefined;
  if (typeof source === 'string' && typeof index === 'number' && Array.isArray(issues)) {
    return document === undefined ? {} : { documents: [document] };
  }
  // An NDJSON record with issues between documents: it is about several documents and contains none.
  if (typeof source === 'string' && index === undefined && Array.isArray(issues)) return {};
  if (!Array.isArray(documents)) return undefined;
  const sent =
    typeof request === 'object' && request !== null && 'invoice' in request ? request.invoice : undefined;
  return Array.isArray(sent) ? { documents: sent as unknown[] } : {};
}
