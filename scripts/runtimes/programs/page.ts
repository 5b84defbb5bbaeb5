/** For browsers: the result becomes the text of the page. */
import { job } from './job.js';

declare const document: { body: { textContent: string } };

job().then(
  (result) => {
    document.body.textContent = JSON.stringify(result);
  },
  (error) => {
    document.body.textContent = String(error?.stack ?? error);
  },
);
