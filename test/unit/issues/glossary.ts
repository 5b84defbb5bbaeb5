/** One word for one thing: the word, and the words that it replaces. */
export interface Term {
  readonly word: string;
  readonly not: RegExp;
}

export const english: readonly Term[] = [
  { word: 'counterpart', not: /\b(?:buyer|purchaser|client)s?\b/i },
  { word: 'order slip', not: /\border (?:note|ticket|form)s?\b/i },
  { word: 'tax number', not: /\b(?:VAT (?:number|ID)|TIN|AFM)s?\b/ },
  { word: 'tax authority', not: /\b(?:AADE|myDATA|tax office of the state)\b/i },
  { word: 'MARK', not: /\bmarks\b/ },
  { word: 'member', not: /\b(?:field|element of the XML|property|attribute)s?\b/i },
  { word: 'counted percent, as in 24%', not: /\} %|\d %/ },
  { word: 'digital transaction fee', not: /(?<!\()\bstamp dut(?:y|ies)\b/i },
  { word: 'exemption', not: /\bexclusion\b/i },
  { word: 'withheld tax', not: /\bwithholding\b/i },
  { word: 'order slip, delivery note, receiving note', not: /\b(?:waybill|packing slip|goods receipt)\b/i },
  { word: 'is, has or is given', not: /\bstands?\b(?! for\b)/ },
];

export const greek: readonly Term[] = [
  { word: 'λήπτης', not: /αντισυμβαλλ|αγοραστ/i },
  { word: 'αιτία εξαίρεσης', not: /αιτί(?:α|ας|ες) απαλλαγ/i },
  { word: 'χαρακτηρισμός', not: /ταξινόμησ|κατηγοριοποίησ/i },
  { word: 'ψηφιακό τέλος συναλλαγής', not: /(?<!\()χαρτόσημ|(?<!\()χαρτοσήμ/i },
  { word: 'παρακρατούμενος φόρος', not: /παρακράτησης? φόρου|κατηγορία παρακράτησης/i },
  { word: 'εγκατάσταση', not: /υποκατάστημα|υποκαταστήμα/i },
  { word: 'ΑΑΔΕ', not: /myDATA|φορολογική αρχή|φορολογική διοίκηση/i },
  { word: 'είδος γραμμής', not: /είδος εγγραφής|τύπος εγγραφής/i },
  { word: 'καθαρή αξία', not: /καθαρό ποσό|καθαρή τιμή/i },
  { word: 'συνολική αξία', not: /μικτή αξία|τελική αξία|ακαθάριστη/i },
  { word: 'σκοπός διακίνησης', not: /σκοπός μετακίνησης|αιτία διακίνησης|σκοπός μεταφοράς/i },
  { word: 'πάροχος', not: /παροχέας/i },
  { word: 'πιστωτικό', not: /πιστωτική απόδειξη|ακυρωτικό τιμολόγιο/i },
  { word: 'δελτίο ποσοτικής παραλαβής', not: /δελτίο παραλαβής/i },
  { word: 'ποσοστό κολλητά, όπως 24%', not: /\} %|\d %/ },
  { word: 'πρόθεμα, κενά', not: /σκέτο/i },
  { word: 'ανοιχτό', not: /ανοικτ/i },
  { word: 'τρόπος πληρωμής', not: /είδος πληρωμής|είδο(?:ς|υς) [78]/i },
  { word: 'επιλογή', not: /ρύθμιση/i },
  { word: 'διαβιβάζεται μέσω παρόχου', not: /κανάλι/i },
  { word: 'δεν μπορεί να εκδώσει', not: /μπλοκάρ/i },
  { word: 'πριν από', not: /πριν (?:την|τον|το|τις|τα) /i },
  { word: 'το παραστατικό τύπου', not: /^Παραστατικό τύπου/ },
  { word: 'τα παραστατικά τύπου … δεν ακυρώνονται', not: /ακυρώνει τύπο/i },
  { word: 'δεν δόθηκε τιμή', not: /δόθηκε τίποτα|κενή τιμή/i },
];
