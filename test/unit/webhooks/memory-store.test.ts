import { memoryStore } from '../../../src/sending/webhooks/index.js';
import { storeContract } from './store-contract.js';

storeContract('memoryStore', (now) => memoryStore({ now }));
