type Child = Node | string;

/** An element with attributes and children. Text is text: nothing from the input becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(text: string, does: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', does);
  return made;
}

/** The part of the page that a selector names. */
export function partOf<Part extends HTMLElement = HTMLElement>(root: HTMLElement, selector: string): Part {
  const found = root.querySelector<Part>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}
