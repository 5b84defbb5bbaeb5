/** For workerd: its test command runs this handler. */
import { job } from './job.js';

export default {
  async test() {
    console.log(JSON.stringify(await job()));
  },
};
