/** In the place of `openapi-resolver`: the page has followed the references already. */
const unchanged = async <Document>(document: Document): Promise<Document> => document;

// biome-ignore lint/style/noDefaultExport: the viewer imports it so.
export default unchanged;
