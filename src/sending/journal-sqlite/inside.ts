/** What other rooms take from this one. Users have its public door. */
export { mayRepeat, pauseBeforeRepeat } from './busy.js';
export { Connection } from './connection.js';
export { type Drivers, drivers, findDriver } from './driver.js';
export { failureOf } from './failure.js';
export { filesOf } from './files.js';
export { connect } from './open-store.js';
