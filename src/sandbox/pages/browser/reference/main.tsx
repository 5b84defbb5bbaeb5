import { render } from 'preact';
import { App } from './app.js';

const page = document.getElementById('page');
if (page !== null) {
  const firstKey = page.dataset['key'] ?? '';
  page.replaceChildren();
  render(<App firstKey={firstKey} />, page);
}
