/** A program on Node that uses the client, compiled with `skipLibCheck: false` and without the types of DOM. */

export * as client from 'parastatiko/client';
