import { escapeHtml } from '../../../src/print/html/escape.js';

/** An element where there is no page. It listens to nothing, so its buttons are disabled: scripts make theirs anew. */
class Written {
  private readonly name: string;
  private attributes = '';
  private content = '';

  constructor(name: string) {
    this.name = name;
    if (name === 'button') this.attributes = ' disabled';
  }

  setAttribute(name: string, value: string): void {
    this.attributes += ` ${name}="${escapeHtml(value)}"`;
  }

  append(...children: readonly (Written | string)[]): void {
    for (const child of children) this.content += typeof child === 'string' ? escapeHtml(child) : child;
  }

  addEventListener(): void {}

  toString(): string {
    return `<${this.name}${this.attributes}>${this.content}</${this.name}>`;
  }
}

/** The HTML of elements that the page makes, for the site builder, which has no page. */
export function written(make: () => Node): string {
  const scope = globalThis as { document?: unknown };
  scope.document = { createElement: (name: string) => new Written(name) };
  try {
    return String(make());
  } finally {
    delete scope.document;
  }
}
