import { render } from 'preact';
import { App } from './app.js';

const page = document.getElementById('page');
if (page !== null) {
  const { key = '', program = 'sandbox', real } = page.dataset;
  page.replaceChildren();
  render(<App firstKey={key} program={program} isReal={real !== undefined} />, page);
}
