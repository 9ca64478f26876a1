/** What the service worker shows for a page that cannot be fetched. It stands alone: nothing else may be there. */
export function Component() {
  return (
    <main className="offline">
      <h1>You are offline</h1>
      <p>
        This page needs a connection. Answers that you gave in an exam are kept on this device and sent later.
      </p>
      <p>
        <button type="button" className="button" data-reload>
          Try again
        </button>
      </p>
    </main>
  );
}
