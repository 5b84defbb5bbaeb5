/** A place outside src/money that computes with something other than amounts. */
export interface Exception {
  file: string;
  /** The expression, as printed by the check. Without it, the exception is for the whole file. */
  text?: string;
  reason: string;
}

const letters = 'edit distance: counts letters';
const checkDigit = 'the check digit of a VAT number: digits of a name, not of an amount';
const milliseconds = 'moments and the time between them';
const leapYear = 'leap years of a calendar date';

/** All exceptions. An exception that is no longer needed fails the check. */
export const exceptions: readonly Exception[] = [
  { file: 'src/reading/nearest.ts', reason: letters },
  { file: 'src/reading/members.ts', reason: 'places of members in the words of a set' },
  { file: 'src/rules/text/label-hash.ts', reason: 'a hash of a text' },
  { file: 'src/client/time.ts', reason: milliseconds },
  {
    file: 'src/client/read-options.ts',
    text: 'Math.random',
    reason: 'random numbers for the pauses between attempts',
  },
  { file: 'src/journal-sqlite/busy.ts', reason: milliseconds },
  { file: 'src/webhooks/memory-store.ts', text: 'now() + leaseTime', reason: milliseconds },
  { file: 'src/client/transport/read-text.ts', reason: 'counts bytes and joins text' },
  { file: 'src/webhooks/read-body.ts', text: 'length += chunk.length', reason: 'counts bytes' },
  { file: 'src/cli/counting.ts', reason: 'bytes and positions of text, only on the command line' },
  { file: 'src/cli/quick/quick-plan.ts', reason: 'positions in a key' },
  { file: 'src/cli/quick/quick-reader.ts', reason: 'positions in a text' },
  { file: 'src/cli/quick/text-of-bytes.ts', reason: 'positions in a text' },
  {
    file: 'src/cli/quick/line-scanner.ts',
    reason:
      'positions in a text, and at most 15 digits as one whole number, which src/money turns into an amount',
  },
  { file: 'src/print/model/fit.ts', reason: 'counts characters' },
  { file: 'src/print/escpos/lines.ts', reason: 'counts characters' },
  { file: 'src/print/pdf/roll.ts', reason: 'the width of letters on paper' },
  { file: 'src/print/pdf/sheet.ts', reason: 'counts blocks' },
  { file: 'src/print/escpos/bitmap.ts', reason: 'counts dots of an image' },
  { file: 'src/print/escpos/logo.ts', reason: 'counts dots of an image' },
  { file: 'src/print/escpos/png-image.ts', reason: 'counts dots of an image' },
  { file: 'src/print/html/mark-size.ts', reason: 'the size of letters on paper' },
  { file: 'src/print/html/roll.ts', reason: 'counts strips' },
  { file: 'src/print/pdf/roll-length.ts', reason: 'lengths on paper' },
  { file: 'src/print/pdf/watermark.ts', reason: 'places on paper' },
  { file: 'src/registry/read/scanner.ts', reason: 'positions in a text' },
  { file: 'src/registry/read/positions.ts', reason: 'positions in a text' },
  { file: 'src/registry/read/parse.ts', reason: 'positions in a text' },
  { file: 'src/registry/read/node.ts', reason: 'positions in a text' },
  { file: 'src/registry/read/cut.ts', reason: 'positions in a text' },
  { file: 'src/registry/read/fault.ts', text: 'from + at', reason: 'positions in a text' },
  {
    file: 'src/registry/read/reading.ts',
    text: 'one.start - other.start',
    reason: 'orders elements by their place in a text',
  },
  { file: 'src/cli/output/json.ts', text: 'this.held += text', reason: 'joins text' },
  { file: 'src/cli/output/output.ts', text: 'this.held += text', reason: 'joins text' },
  { file: 'src/codes/vat-number.ts', text: '(sum + digit) * 2', reason: checkDigit },
  { file: 'src/codes/vat-number.ts', text: 'sum + digit', reason: checkDigit },
  { file: 'src/codes/vat-number.ts', text: 'digits.charCodeAt(at) - ZERO', reason: checkDigit },
  { file: 'src/codes/vat-number.ts', text: '(sum % 11) % 10', reason: checkDigit },
  { file: 'src/codes/vat-number.ts', text: 'sum % 11', reason: checkDigit },
  {
    file: 'src/flows/pos-payment/expiry.ts',
    text: 'made.getTime() + hours * HOUR',
    reason: 'when a signature expires: milliseconds',
  },
  {
    file: 'src/flows/pos-payment/expiry.ts',
    text: 'hours * HOUR',
    reason: 'when a signature expires: milliseconds',
  },
  { file: 'src/flows/shared/fnv.ts', reason: 'a hash of bytes' },
  {
    file: 'src/rules/fixes/apply-fixes.ts',
    text: 'other.fix.path.length - one.fix.path.length',
    reason: 'orders changes by the depth of their paths',
  },
  {
    file: 'src/rules/fixes/apply-fixes.ts',
    text: 'lastIndex(one) - lastIndex(other)',
    reason: 'orders changes by their place in a list',
  },
  { file: 'src/codes/day-after.ts', reason: milliseconds },
  { file: 'src/sandbox/time.ts', reason: 'moments, the time between them, and counts of calls' },
  { file: 'src/sandbox/pages/browser/time.ts', reason: milliseconds },
  { file: 'src/sandbox/random.ts', reason: 'random numbers for ids' },
  { file: 'src/sandbox/pdf/pdf.ts', reason: 'numbers of objects and positions on a page' },
  { file: 'src/flows/table/deadlines.ts', text: 'moment.getTime() + DAY', reason: milliseconds },
  { file: 'src/flows/table/deadlines.ts', text: 'passes.getTime() - now.getTime()', reason: milliseconds },
  { file: 'src/reading/leaf.ts', text: 'year % 4', reason: leapYear },
  { file: 'src/reading/leaf.ts', text: 'year % 100', reason: leapYear },
  { file: 'src/reading/leaf.ts', text: 'year % 400', reason: leapYear },
  { file: 'src/reading/leaf.ts', text: 'Math.max', reason: 'how many decimals a number prints' },
  {
    file: 'src/reading/leaf.ts',
    text: 'fraction - Number(exponent)',
    reason: 'how many decimals a number prints',
  },
];
