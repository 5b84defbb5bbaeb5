import type { Browser } from 'playwright-core';
import ranking from '../../../site/ranking.json' with { type: 'json' };
import { addressOf, type SiteLanguage, siteLanguages } from '../page.js';

/**
 * Thirty questions, written down before the search was tried: ten of developers, of accountants and of support. Each with
 * what its reader would type into the search, and the pages that answer it.
 */
const questions: Readonly<Record<SiteLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'How do I check JSON that I already send?': [
      'validate json',
      'guide/issues',
      'guide/raw-json',
      'examples/validate-foreign-json',
    ],
    'How do I build an invoice from a plain object?': [
      'buildDocument facts',
      'guide/facts',
      'reference/facts',
      'api/parastatiko',
    ],
    'The answer to a call was lost. What now?': [
      'lost answer',
      'guide/sending',
      'guide/when-it-fails',
      'guide/restarting',
    ],
    'How do I test without a key?': ['sandbox', 'guide/sandbox'],
    'How do I charge a card when the terminal is locked?': ['locked terminal', 'guide/pos-payment'],
    'How does a table get split between guests?': [
      'split bill',
      'guide/restaurant-table',
      'examples/split-bill',
    ],
    'Can I call it from Python?': ['python', 'guide/http-programs', 'guide/http'],
    'How do I print on an 80 mm roll?': ['roll 80 mm', 'guide/printing'],
    'Which methods has a builder?': ['builders steps', 'reference/builders', 'guide/facts'],
    'How do I keep numbers without gaps?': [
      'numbering reserve',
      'guide/numbering',
      'examples/numbering',
      'api/parastatiko',
    ],
    'How are totals rounded?': ['rounding totals', 'guide/totals'],
    'How do I credit half an invoice?': ['credit invoice part', 'guide/credits', 'examples/credit-invoice'],
    'What is error 238?': ['error 238', 'errors/238'],
    'What is error 307?': ['307', 'errors/307'],
    'What does totals/net-sum mean?': ['totals net-sum', 'rules/totals/net-sum', 'rules/totals'],
    'A document was refused. What do I do?': ['refused what to do', 'guide/when-it-fails', 'guide/sending'],
    'The till crashed. Which documents were sent?': ['crash restart', 'guide/restarting'],
  },
  el: {
    'Ποια αιτία εξαίρεσης έχει η εξαγωγή;': ['απαλλαγή εξαγωγή', 'codes/vatExemptionCategories'],
    'Ποιοι είναι οι τρόποι πληρωμής;': ['τρόποι πληρωμής', 'codes/paymentMethodTypes'],
    'Τι τύποι παραστατικών υπάρχουν;': [
      'τύποι παραστατικών',
      // The list of tables, whose first row is that of the types.
      'codes',
      'codes/invoiceTypes',
      'reference/document-types',
      // It names the document and its type for each case.
      'reference/choose',
    ],
    'Ποιος χαρακτηρισμός εσόδων ταιριάζει;': [
      'χαρακτηρισμός εσόδων',
      'codes/incomeClassificationTypes',
      'codes/incomeClassificationCategories',
      'rules/classification',
    ],
    'Πώς παρακρατείται φόρος;': ['παρακρατούμενοι φόροι', 'codes/withheldTaxCategories', 'rules/taxes'],
    'Ποιες είναι οι κατηγορίες ΦΠΑ;': ['κατηγορίες ΦΠΑ', 'codes/vatCategories'],
    'Τι είναι το ΜΑΡΚ;': ['ΜΑΡΚ', 'guide/concepts'],
    'Ποιοι σκοποί διακίνησης υπάρχουν;': ['σκοπος διακινησης', 'codes/movePurposes'],
    'Τι σημαίνει το σφάλμα 228;': ['σφάλμα 228', 'errors/228'],
    'Τι σημαίνει το σφάλμα 203;': ['203', 'errors/203', 'rules/totals/gross'],
    'Το μήνυμα λέει ότι λείπει ο λήπτης.': [
      'λείπει ο λήπτης',
      'rules/parties',
      'rules/parties/counterpart-missing',
    ],
    'Οι πληρωμές δεν συμφωνούν με τη συνολική αξία.': [
      'πληρωμές συνολική αξία',
      'rules/payments',
      'rules/payments/above-gross',
      'rules/payments/below-gross',
    ],
    'Ο ΑΦΜ δεν είναι έγκυρος.': [
      'ΑΦΜ έγκυρος',
      'rules/parties',
      'rules/parties/tax-number',
      'rules/parties/vat-number-not-bare',
    ],
  },
};

/** The answer has to be among so many results: what one sees without scrolling. */
const FIRST = 5;

/** The questions whose answer the search does not show at once, one sentence each. */
export async function unansweredQuestions(browser: Browser, base: string): Promise<string[]> {
  const unanswered: string[] = [];
  for (const language of siteLanguages) {
    const page = await browser.newPage();
    await page.goto(base + addressOf('', language));
    for (const [question, [typed = '', ...answeredBy]] of Object.entries(questions[language])) {
      const found = await page.evaluate<string[]>(`(async () => {
        const search = await import('/pagefind/pagefind.js');
        await search.options(${JSON.stringify({ ranking })});
        const { results } = await search.search(${JSON.stringify(typed)});
        return Promise.all(results.slice(0, ${FIRST}).map(async (result) => (await result.data()).url));
      })()`);
      const wanted = answeredBy.map((route) => addressOf(route, language));
      if (!found.some((address) => wanted.includes(address))) {
        unanswered.push(`"${question}" ("${typed}") is not answered by ${found.join(', ')}`);
      }
    }
    await page.close();
  }
  return unanswered;
}
