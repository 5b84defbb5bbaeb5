import { parentPort, workerData } from 'node:worker_threads';
import type { Order, Setup } from './protocol.js';
import { Server } from './serve.js';

const server = new Server(workerData as Setup, (answer) => parentPort?.postMessage(answer));
parentPort?.on('message', (order: Order) => server.take(order));
