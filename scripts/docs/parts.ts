/**
 * Handwritten pages contain generated parts between two comments:
 * `<!-- source: first-invoice -->` the source of an example, `<!-- output: first-invoice -->` its output,
 * `<!-- file: examples/testing/node.test.ts -->` a file that tests run, `<!-- run: parastatiko codes -->` a command with
 * its output and its exit code, `<!-- table: printers -->` the printer models, `<!-- install: readme -->` how to install it.
 */
export const PART = /<!-- (source|output|file|run|table|install): (.*?) -->\n[\s\S]*?<!-- end -->/g;

/** A block of code. */
export const FENCED = /^(`{3,}).*?^\1`*$/gms;

/** Changes the text outside such parts. */
export function outsideParts(page: string, change: (text: string) => string): string {
  let done = '';
  let from = 0;
  for (const part of page.matchAll(PART)) {
    done += change(page.slice(from, part.index)) + part[0];
    from = part.index + part[0].length;
  }
  return done + change(page.slice(from));
}
