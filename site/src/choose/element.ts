import { partOf } from '../playground/elements.js';

const OPTIONS = 'fieldset button';

/** The chooser on a page that already shows its first question. It loads when it is used, and does what was done there. */
class DocumentChooser extends HTMLElement {
  connectedCallback(): void {
    const used = new AbortController();
    const { signal } = used;
    const start = async (act: (root: HTMLElement) => void): Promise<void> => {
      const { chooserIn } = await import('./chooser.js');
      const root = await chooserIn(document.documentElement.lang === 'el' ? 'el' : 'en');
      // Another click may have come first.
      if (signal.aborted) return;
      used.abort();
      this.replaceChildren(root);
      act(root);
    };
    const choose = ({ target }: Event): void => {
      const at = [...this.querySelectorAll(OPTIONS)].indexOf(target as Element);
      if (at !== -1) void start((root) => root.querySelectorAll<HTMLElement>(OPTIONS)[at]?.click());
    };
    const search = (event: Event): void => {
      event.preventDefault();
      const { value } = partOf<HTMLInputElement>(this, 'input');
      void start((root) => {
        partOf<HTMLInputElement>(root, 'input').value = value;
        root.querySelector('form')?.requestSubmit();
      });
    };
    this.addEventListener('click', choose, { signal });
    this.addEventListener('submit', search, { signal });
  }
}

customElements.define('document-chooser', DocumentChooser);
