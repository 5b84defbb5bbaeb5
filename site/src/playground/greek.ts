/** Greek for checking. It is a module of its own, so that the whole of Greek is loaded only with the panels. */
export { elDocuments } from 'parastatiko/locales/el';
