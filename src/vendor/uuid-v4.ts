// Apart from version 5: it touches `crypto` when it is loaded, which takes Node some milliseconds.
export { v4 } from 'uuid';
