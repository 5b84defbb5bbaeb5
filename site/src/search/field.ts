/** In place of the search field of Pagefind, which is loaded once somebody is about to search: most readers never are. */
export class PagefindUI {
  constructor(options: object) {
    const button = document.querySelector('button[data-open-modal]');
    const dialog = document.querySelector<HTMLDialogElement>('site-search dialog');
    let isLoading = false;
    const load = async (): Promise<void> => {
      if (isLoading) return;
      isLoading = true;
      try {
        // @ts-expect-error The package has no types.
        const { PagefindUI: Field } = await import('@pagefind/default-ui/npm_dist/mjs/ui-core.mjs');
        new Field(options);
        dialog?.querySelector('input')?.focus();
      } catch {
        // Without a connection. The next click tries again.
        isLoading = false;
      }
    };
    for (const event of ['pointerenter', 'focus']) button?.addEventListener(event, load);
    if (dialog === null) return;
    new MutationObserver(load).observe(dialog, { attributeFilter: ['open'] });
    if (dialog.open) void load();
  }
}
