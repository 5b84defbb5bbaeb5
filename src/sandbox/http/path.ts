/** The parameters of a path, if it is that of a pattern with `{names}` of parameters. */
export function pathIn(pattern: string, pathname: string): Record<string, string> | undefined {
  const [segments, given] = [pattern.split('/'), pathname.split('/')];
  if (segments.length !== given.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== text) return undefined;
      continue;
    }
    const value = decoded(text);
    if (value === undefined) return undefined;
    path[segment.slice(1, -1)] = value;
  }
  return path;
}

/** Text of an address without its `%` codes; `undefined` if they are not valid. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
