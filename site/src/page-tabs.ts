import { chooseTabs } from './playground/tabs.js';

const KEY = 'tabs';

/** The names of the tabs that were chosen on any page, the latest first. A browser may refuse to keep anything. */
function chosenNames(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n');
  } catch {
    return [];
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(KEY, [name, ...chosenNames().filter((each) => each !== name)].join('\n'));
  } catch {
    // The next page then begins with its first tab.
  }
}

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
  const names = parts.map(({ heading }) => heading.textContent ?? '');
  let isChosenByReader = false;
  chooseTabs(list, panel, (chosen) => {
    for (const [index, { section }] of parts.entries()) section.hidden = String(index) !== chosen;
    if (isChosenByReader) remember(names[Number(chosen)] ?? '');
  });

  /** The heading that the address names, if it is in this box. */
  const named = (): HTMLElement | undefined => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return target !== null && box.contains(target) ? target : undefined;
  };
  const choose = (at: number): void => {
    isChosenByReader = false;
    list.querySelectorAll<HTMLElement>('[role=tab]')[at]?.click();
    isChosenByReader = true;
  };
  const follow = (): void => {
    const target = named();
    if (target === undefined) return;
    choose(parts.findIndex(({ section }) => section.contains(target)));
    target.scrollIntoView();
  };
  const before = chosenNames().find((name) => names.includes(name));
  choose(before === undefined ? 0 : names.indexOf(before));
  follow();
  addEventListener('hashchange', follow);
}
