/** What reads only the source, in one process: `npm run check:source`. */
import './amounts/main.js';
import './greek/main.js';
import './layers/main.js';
import './names/main.js';
import './once/main.js';
import './patterns/main.js';
import './reading/main.js';
import './words/main.js';
