/** For runtimes with a console and a file system. */
import { job } from './job.mjs';

console.log(JSON.stringify(await job()));
