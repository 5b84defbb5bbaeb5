/** Keeps the playground for use without a connection, after everything else has loaded. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const register = (): void => void navigator.serviceWorker.register('/offline.js').catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5000 });
  else setTimeout(register, 2000);
}
