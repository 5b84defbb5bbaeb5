import type { Browser } from 'playwright-core';
import { addressOf, type SiteLanguage } from '../page.js';

/** A question of a reader: what they would type into the search, and the pages that answer it. */
interface Question {
  readonly question: string;
  readonly typed: string;
  readonly answeredBy: readonly string[];
  readonly language: SiteLanguage;
}

const ask =
  (language: SiteLanguage) =>
  (question: string, typed: string, ...answeredBy: readonly string[]): Question => ({
    question,
    typed,
    answeredBy,
    language,
  });
const en = ask('en');
const el = ask('el');

/** Thirty questions, written down before the search was tried: ten of developers, of accountants and of support. */
const questions: readonly Question[] = [
  en(
    'How do I check JSON that I already send?',
    'validate json',
    'guide/issues',
    'examples/validate-foreign-json',
  ),
  en(
    'How do I build an invoice from a plain object?',
    'buildDocument facts',
    'guide/facts',
    'reference/facts',
    'api/parastatiko',
  ),
  en(
    'The answer to a call was lost. What now?',
    'lost answer',
    'guide/sending',
    'guide/when-it-fails',
    'guide/restarting',
  ),
  en('How do I test without a key?', 'sandbox', 'guide/sandbox'),
  en('How do I charge a card when the terminal is locked?', 'locked terminal', 'guide/pos-payment'),
  en(
    'How does a table get split between guests?',
    'split bill',
    'guide/moving-and-splitting',
    'examples/split-bill',
  ),
  en('Can I call it from Python?', 'python', 'guide/http-python', 'guide/http'),
  en('How do I print on an 80 mm roll?', 'roll 80 mm', 'guide/printing'),
  en('Which methods has a builder?', 'builders steps', 'reference/builders', 'guide/facts'),
  en(
    'How do I keep numbers without gaps?',
    'numbering reserve',
    'guide/numbering',
    'examples/numbering',
    'api/parastatiko',
  ),
  el('Ποια αιτία εξαίρεσης έχει η εξαγωγή;', 'απαλλαγή εξαγωγή', 'codes/vatExemptionCategories'),
  el('Ποιοι είναι οι τρόποι πληρωμής;', 'τρόποι πληρωμής', 'codes/paymentMethodTypes'),
  el(
    'Τι τύποι παραστατικών υπάρχουν;',
    'τύποι παραστατικών',
    'codes/invoiceTypes',
    'reference/document-types',
  ),
  el(
    'Ποιος χαρακτηρισμός εσόδων ταιριάζει;',
    'χαρακτηρισμός εσόδων',
    'codes/incomeClassificationTypes',
    'codes/incomeClassificationCategories',
    'rules/classification',
  ),
  el('Πώς παρακρατείται φόρος;', 'παρακρατούμενοι φόροι', 'codes/withheldTaxCategories', 'rules/taxes'),
  el('Ποιες είναι οι κατηγορίες ΦΠΑ;', 'κατηγορίες ΦΠΑ', 'codes/vatCategories'),
  el('Τι είναι το ΜΑΡΚ;', 'ΜΑΡΚ', 'guide/ten-lines'),
  el('Ποιοι σκοποί διακίνησης υπάρχουν;', 'σκοπος διακινησης', 'codes/movePurposes'),
  en('How are totals rounded?', 'rounding totals', 'guide/totals'),
  en('How do I credit half an invoice?', 'credit invoice part', 'guide/credits', 'examples/credit-invoice'),
  el('Τι σημαίνει το σφάλμα 228;', 'σφάλμα 228', 'errors/228'),
  el('Τι σημαίνει το σφάλμα 203;', '203', 'errors/203', 'rules/totals/gross'),
  en('What is error 238?', 'error 238', 'errors/238'),
  en('What is error 307?', '307', 'errors/307'),
  el(
    'Το μήνυμα λέει ότι λείπει ο λήπτης.',
    'λείπει ο λήπτης',
    'rules/parties',
    'rules/parties/counterpart-missing',
  ),
  el(
    'Οι πληρωμές δεν συμφωνούν με τη συνολική αξία.',
    'πληρωμές συνολική αξία',
    'rules/payments',
    'rules/payments/above-gross',
    'rules/payments/below-gross',
  ),
  en('What does totals/net-sum mean?', 'totals net-sum', 'rules/totals/net-sum', 'rules/totals'),
  en('A document was refused. What do I do?', 'refused what to do', 'guide/when-it-fails', 'guide/sending'),
  en('The till crashed. Which documents were sent?', 'crash restart', 'guide/restarting'),
  el(
    'Ο ΑΦΜ δεν είναι έγκυρος.',
    'ΑΦΜ έγκυρος',
    'rules/parties',
    'rules/parties/tax-number',
    'rules/parties/vat-number-not-bare',
  ),
];

/** The answer has to be among so many results: what one sees without scrolling. */
const FIRST = 5;

/** The questions whose answer neither the start page links to nor the search shows at once, one sentence each. */
export async function unansweredQuestions(browser: Browser, base: string): Promise<string[]> {
  const unanswered: string[] = [];
  for (const language of ['en', 'el'] as const) {
    const page = await browser.newPage();
    await page.goto(base + addressOf('', language));
    const linked = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))",
    );
    for (const { question, typed, answeredBy } of questions.filter((each) => each.language === language)) {
      const found = await page.evaluate<string[]>(`(async () => {
        const search = await import('/pagefind/pagefind.js');
        const { results } = await search.search(${JSON.stringify(typed)});
        return Promise.all(results.slice(0, ${FIRST}).map(async (result) => (await result.data()).url));
      })()`);
      const wanted = answeredBy.map((route) => addressOf(route, language));
      if (![...linked, ...found].some((address) => wanted.includes(address))) {
        unanswered.push(`"${question}" ("${typed}") is not answered by ${found.join(', ')}`);
      }
    }
    await page.close();
  }
  return unanswered;
}
