import type { WebhookStore } from '../../webhooks/store.js';

/** The events of a journal in memory. Their store is loaded when it is first used, because few programs receive any. */
export function memoryEvents(): WebhookStore {
  let loading: Promise<WebhookStore> | undefined;
  const store = (): Promise<WebhookStore> => {
    loading ??= import('../../webhooks/memory-store.js').then(({ memoryStore }) => memoryStore());
    return loading;
  };
  return {
    durable: false,
    add: async (...given) => (await store()).add(...given),
    take: async (...given) => (await store()).take(...given),
    complete: async (...given) => (await store()).complete(...given),
    release: async (...given) => (await store()).release(...given),
    pending: async () => (await store()).pending(),
    forget: async (before) => (await store()).forget?.(before),
  };
}
