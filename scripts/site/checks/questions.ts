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
    'How do I charge a card when the terminal is locked?': [
      'locked terminal',
      'guide/pos-payment',
      'examples/pos-locked-terminal',
    ],
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
      'errors/202',
      'rules/parties',
      'rules/parties/tax-number',
      'rules/parties/vat-number-not-bare',
    ],
  },
};

/** The answer has to be among so many results. */
const FIRST = 5;

/** What tills, programmers and accountants type, as they type it, and the pages that answer. They have to be the first ones. */
const typed: Readonly<Record<SiteLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'open table more than 24h': ['guide/restaurant-table', 'guide/when-it-fails'],
    'C#': ['guide/http-programs', 'guide/http'],
    'error 313 classification type not allowed': ['errors/313', 'rules/classification'],
    'wrong customer on an issued invoice': ['guide/answers', 'guide/credits'],
    'advance payment invoice': ['guide/answers', 'reference/choose'],
    'gift voucher': ['guide/answers', 'codes/recTypes', 'reference/choose'],
    'tip on card payment': ['guide/answers', 'guide/pos-payment'],
    'cash on delivery courier': ['guide/answers'],
    'run serve as a windows service': ['guide/answers', 'guide/http'],
    'systemd unit': ['guide/answers', 'guide/http'],
    'pos terminal offline 48 hours': ['guide/answers'],
    'duplicate invoice timeout no answer': ['guide/sending', 'guide/when-it-fails', 'guide/restarting'],
    'vat exemption category for EU sale': [
      'codes/vatExemptionCategories',
      'guide/erp-rows',
      'errors/217',
      'reference/choose',
    ],
    'import excel invoices': ['guide/erp-rows', 'guide/command-line'],
    'total differs by one cent rounding': ['guide/totals', 'errors/203', 'errors/207'],
    'node express webhook signature': ['guide/onboarding', 'examples/webhooks-express'],
    'thermal printer greek letters': ['guide/printers', 'guide/printing'],
  },
  el: {
    'Παρακράτηση 20 % σε τιμολόγιο υπηρεσιών': [
      'codes/withheldTaxCategories',
      'guide/answers',
      'guide/totals',
      'reference/choose',
    ],
    'σφάλμα 313 με τύπο 11.1': ['errors/313'],
    'ψηφιακό τέλος ενοίκιο': ['guide/answers', 'guide/trades', 'codes/stampDutyCategories'],
    προκαταβολή: ['guide/answers', 'reference/choose'],
    δωροεπιταγή: ['guide/answers', 'codes/recTypes'],
    φιλοδώρημα: ['guide/answers', 'guide/pos-payment'],
    αντικαταβολή: ['guide/answers'],
    'λάθος πελάτης σε τιμολόγιο που εκδόθηκε': ['guide/answers', 'guide/credits'],
    'άρθρο 28 ενδοκοινοτική παράδοση': ['codes/vatExemptionCategories', 'reference/choose'],
    'ακύρωση απόδειξης λιανικής': ['guide/credits', 'guide/answers', 'reference/choose'],
    'πώς κλείνω τραπέζι με δύο κάρτες': [
      'guide/answers',
      'guide/pos-payment',
      'guide/restaurant-table',
      'guide/restaurant-evening',
    ],
    'διπλή διαβίβαση τιμολογίου': [
      'errors/228',
      'errors/233',
      'guide/sending',
      'guide/when-it-fails',
      'guide/answers',
    ],
    'δελτίο αποστολής σε άλλο υποκατάστημα': [
      'guide/delivery-notes',
      'codes/movePurposes',
      'reference/choose',
      'errors/286',
    ],
    'χωρίς ίντερνετ στο κατάστημα': ['guide/answers', 'guide/restarting', 'guide/when-it-fails'],
    'το POS έμεινε χωρίς σύνδεση': ['guide/answers', 'guide/pos-payment'],
    'τιμολόγιο σε πελάτη εξωτερικού': ['guide/erp-rows', 'reference/choose', 'guide/trades'],
    'εκτύπωση απόδειξης 80 mm': ['guide/printing'],
    'ημερομηνία χθεσινή απόδειξη': [
      'errors/238',
      'rules/header/issue-date-past',
      'rules/header',
      'guide/answers',
    ],
  },
};

/** What one sees without scrolling. */
const SEEN = 3;

/** The questions whose answer the search does not show at once, one sentence each. */
export async function unansweredQuestions(browser: Browser, base: string): Promise<string[]> {
  const unanswered: string[] = [];
  for (const language of siteLanguages) {
    const page = await browser.newPage();
    await page.goto(base + addressOf('', language));
    const asked = [
      ...Object.values(questions[language]).map(([words = '', ...by]) => ({ words, by, first: FIRST })),
      ...Object.entries(typed[language]).map(([words, by]) => ({ words, by, first: SEEN })),
    ];
    for (const { words, by, first } of asked) {
      const found = await page.evaluate<string[]>(`(async () => {
        const search = await import('/pagefind/pagefind.js');
        await search.options(${JSON.stringify({ ranking })});
        const { results } = await search.search(${JSON.stringify(words)});
        return Promise.all(results.slice(0, ${first}).map(async (result) => (await result.data()).url));
      })()`);
      const wanted = by.map((route) => addressOf(route, language));
      if (!found.some((address) => wanted.includes(address))) {
        unanswered.push(`"${words}" is not answered by the first ${first}: ${found.join(', ')}`);
      }
    }
    await page.close();
  }
  return unanswered;
}
