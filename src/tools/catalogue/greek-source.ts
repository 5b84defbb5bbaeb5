import { greekSources } from './generated/greek-sources.js';

/** The source of a rule in Greek. A text that has no Greek form stays as it is. */
export const greekSource = (source: string): string =>
  Object.hasOwn(greekSources, source) ? (greekSources[source] ?? source) : source;
