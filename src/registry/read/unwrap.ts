import { unescapeText } from '../characters.js';
import { declarationOf } from './declaration.js';
import { errorOf, type FaultProblem } from './fault.js';
import { Scanner } from './scanner.js';

const ENVELOPE = /^(?:[\w.-]+:)?string$/;
const SECTION = '<![CDATA[';
const SECTION_END = ']]>';

/**
 * The XML inside the element `string`, in which the authority sends some of its answers in escaped form. Any other XML
 * is returned unchanged.
 */
export function unwrap(text: string): string {
  const scanner = new Scanner(text, declarationOf(text).length);
  if (scanner.next() !== 'open' || !ENVELOPE.test(scanner.name)) return text;
  const { name, end: begin } = scanner;
  const close = scanner.next();
  const { start, fault } = scanner;
  const refuse = (problem: FaultProblem): never => {
    throw errorOf({ problem, params: {}, index: start }, text);
  };
  if (fault !== undefined) throw errorOf(fault, text);
  if (close !== 'close' || scanner.name !== name) refuse('malformed/envelope-elements');
  if (scanner.next() !== 'end' || scanner.hasText || scanner.fault !== undefined)
    refuse('malformed/envelope-end');
  const content = text.slice(begin, start).trim();
  if (!content.includes('<')) return unescapeText(content).trim();
  const section = content.slice(SECTION.length, content.lastIndexOf(SECTION_END));
  if (!content.startsWith(SECTION) || !content.endsWith(SECTION_END) || section.includes(SECTION_END))
    refuse('malformed/envelope-text');
  return section.trim();
}
