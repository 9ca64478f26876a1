/** Plain http in a school network knows no service workers; there the app works without one. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;

  // After the page itself: its own files go first over a thin line.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
