/** Makes a list of buttons the tabs of a panel: one is chosen, and arrow keys move between them. */
export function chooseTabs(list: HTMLElement, panel: HTMLElement, chosen: (name: string) => void): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const choose = (tab: HTMLElement): void => {
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', tab.id);
    chosen(tab.dataset['panel'] ?? '');
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const to = targetOf(event.key, index, tabs.length);
      const target = to === undefined ? undefined : tabs[to];
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
      choose(target);
    });
  }
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
