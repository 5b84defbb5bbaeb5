/** Lets the keyboard reach what scrolls on its own: wide tables and long lines of code. The playground does so itself. */
function reachable(): void {
  for (const part of document.querySelectorAll<HTMLElement>(
    '.sl-markdown-content :is(table, pre):not(.playground *)',
  )) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}

reachable();
addEventListener('load', reachable);
addEventListener('resize', reachable);
