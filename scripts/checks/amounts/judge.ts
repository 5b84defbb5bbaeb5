import type { Exception } from './exceptions.js';
import { type Finding, findArithmetic } from './scan.js';

export interface Source {
  /** From the project's root, with forward slashes. */
  file: string;
  text: string;
}

export interface Verdict {
  refused: (Finding & { file: string })[];
  /** Exceptions that are not needed. */
  unused: Exception[];
}

const covers = (exception: Exception, file: string, finding: Finding): boolean =>
  exception.file === file && (exception.text === undefined || exception.text === finding.text);

/** Compares the arithmetic in the sources with the exceptions. src/money is free to compute. */
export function judge(sources: readonly Source[], exceptions: readonly Exception[]): Verdict {
  const used = new Set<Exception>();
  const refused: Verdict['refused'] = [];
  for (const { file, text } of sources) {
    if (file.startsWith('src/money/')) continue;
    for (const finding of findArithmetic(text, file)) {
      const exception = exceptions.find((each) => covers(each, file, finding));
      if (exception === undefined) refused.push({ file, ...finding });
      else used.add(exception);
    }
  }
  return { refused, unused: exceptions.filter((each) => !used.has(each)) };
}
