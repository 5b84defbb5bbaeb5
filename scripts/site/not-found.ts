/** What a host shows for an address without a page. It is one file, so it is in both languages. */
export const notFoundPage = `---
title: "404"
template: splash
pagefind: false
prev: false
next: false
tableOfContents: false
---

There is no page at this address. Search for it, or go to the [start page](/).

<p lang="el">Σε αυτή τη διεύθυνση δεν υπάρχει σελίδα. Αναζητήστε την, ή πηγαίνετε στην <a href="/el/">αρχική σελίδα</a>.</p>
`;
