/** A sentence in both languages. */
export interface Both {
  readonly en: string;
  readonly el: string;
}
