import { chooseTabs } from './playground/tabs.js';

/** Shows the parts of `.tabs` one at a time. Without scripts, they stand one below the other. */
for (const [number, box] of document.querySelectorAll<HTMLElement>('.tabs').entries()) {
  const parts: { heading: HTMLElement; section: HTMLElement }[] = [];
  for (const child of [...box.children] as HTMLElement[]) {
    const heading = child.matches('h2, h3, h4') ? child : child.querySelector<HTMLElement>('h2, h3, h4');
    if (heading !== null) parts.push({ heading, section: document.createElement('section') });
    parts.at(-1)?.section.append(child);
  }
  const list = document.createElement('div');
  list.role = 'tablist';
  const panel = document.createElement('div');
  panel.role = 'tabpanel';
  panel.tabIndex = 0;
  panel.append(...parts.map(({ section }) => section));
  list.append(
    ...parts.map(({ heading }, index) => {
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.role = 'tab';
      tab.id = `tab-${number}-${index}`;
      tab.dataset['panel'] = String(index);
      tab.textContent = heading.textContent;
      return tab;
    }),
  );
  box.append(list, panel);
  chooseTabs(list, panel, (chosen) => {
    for (const [index, { section }] of parts.entries()) section.hidden = String(index) !== chosen;
  });

  /** The heading that the address names, if it is in this box. */
  const named = (): HTMLElement | undefined => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return target !== null && box.contains(target) ? target : undefined;
  };
  const choose = (at: number): void => list.querySelectorAll<HTMLElement>('[role=tab]')[at]?.click();
  const follow = (): void => {
    const target = named();
    if (target === undefined) return;
    choose(parts.findIndex(({ section }) => section.contains(target)));
    target.scrollIntoView();
  };
  choose(0);
  follow();
  addEventListener('hashchange', follow);
}
