/** In the place of languages of `prismjs` that the page does not show. */
export {};
