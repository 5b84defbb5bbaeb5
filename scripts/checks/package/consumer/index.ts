/** A program that uses every door, compiled with `skipLibCheck: false` and without the types of DOM and Node. */

export * as parastatiko from 'parastatiko';
export * as client from 'parastatiko/client';
export * as codes from 'parastatiko/codes';
export * as registry from 'parastatiko/registry';
export * as sandbox from 'parastatiko/sandbox';
export * as terminals from 'parastatiko/terminals';
export * as testing from 'parastatiko/testing';
export * as webhooks from 'parastatiko/webhooks';
