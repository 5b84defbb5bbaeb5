import type { Issue } from '../../../types/index.js';
import type { Language } from '../../../types/language.js';

/**
 * Issues with their messages in a language. The sandbox validates in English; Greek words are loaded when they are
 * needed.
 */
export async function wordedIssues(issues: readonly Issue[], language: Language): Promise<readonly Issue[]> {
  if (language === 'en' || issues.length === 0) return issues;
  const [{ documentWords }, { inGreek }, { wordsFor }] = await Promise.all([
    import('../../../issues/locales/generated/el/documents.js'),
    import('../../../issues/locales/greek/in-greek.js'),
    import('../../../issues/words.js'),
  ]);
  const locale = { language, rules: documentWords, show: inGreek };
  return issues.map((issue) =>
    documentWords[issue.rule] === undefined
      ? issue
      : { ...issue, message: wordsFor(issue.rule, issue.params, locale, () => ({}), issue.path) },
  );
}
