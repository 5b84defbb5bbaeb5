import type { DocumentView } from '../../../src/rules/engine/rule.js';

/** A view that writes down every member that is read from it, as rules declare them: `invoiceDetails[].netValue`. */
export function recording(view: DocumentView): { view: DocumentView; reads: Set<string> } {
  const reads = new Set<string>();
  return { view: record(view, '', reads) as DocumentView, reads };
}

function record(value: unknown, path: string, reads: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof key === 'symbol') return bound(member, target, path, reads);
      if (!Array.isArray(target)) {
        const inner = path === '' ? key : `${path}.${key}`;
        reads.add(inner);
        return record(member, inner, reads);
      }
      if (/^\d+$/.test(key)) return record(member, `${path}[]`, reads);
      return member;
    },
  });
}

/** Iterators work on the proxy, so that they too hand out recorded elements. */
function bound(member: unknown, target: object, path: string, reads: Set<string>): unknown {
  if (typeof member !== 'function') return member;
  return (...given: unknown[]) => member.apply(record(target, path, reads), given);
}

const within = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** What was read and neither is declared nor leads to something declared. */
export const undeclared = (reads: Iterable<string>, declared: readonly string[]): string[] =>
  [...reads].filter((read) => !declared.some((path) => within(read, path) || within(path, read)));
