import type { RelatedDocument, RelatedDocuments } from '../../../../src/rules/engine/related.js';

/** The same related documents, each replaced by another. */
export function replaced(
  related: RelatedDocuments,
  replace: (document: RelatedDocument) => RelatedDocument,
): RelatedDocuments {
  const twins = new Map(related.documents.map((document) => [document, replace(document)]));
  const twin = (document: RelatedDocument): RelatedDocument => twins.get(document) ?? document;
  return {
    ...related,
    documents: related.documents.map(twin),
    byLink: new Map([...related.byLink].map(([link, document]) => [link, twin(document)])),
  };
}
