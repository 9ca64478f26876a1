// A form that the build has written out works as it stands; the app that checks and sends it comes with the first
// touch. A button pressed before the app has taken the page over is held, busy, and pressed again then.
(() => {
  const { app } = document.currentScript.dataset;
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'];
  const listeners = new AbortController();
  const early = { capture: true, signal: listeners.signal };
  let isComing = false;
  let held = null;

  const start = () => {
    if (isComing) return;
    isComing = true;
    import(app).catch(() => {
      isComing = false;
      release();
      document.getElementById('early-fault').hidden = false;
    });
  };

  const hold = (event, button) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held === null) {
      held = button;
      button.dataset.busy = 'true';
    }
    start();
  };

  const release = () => {
    const button = held;
    held = null;
    if (button !== null) delete button.dataset.busy;
    return button;
  };

  // What was chosen before may exchange a button for another of the same words, such as the way by Google of tutors.
  const press = (button) => {
    if (button.isConnected) return button.click();
    const words = button.textContent;
    const find = () => [...document.querySelectorAll('button')].find((it) => it.textContent === words);
    const changes = new MutationObserver(() => {
      const found = find();
      if (found === undefined) return;
      changes.disconnect();
      found.click();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => changes.disconnect(), 10_000);
  };

  for (const sign of signs) addEventListener(sign, start, early);
  // The key that sends a form presses its button, too.
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (button !== null) hold(event, button);
    },
    early,
  );
  // What password managers send by themselves presses none.
  addEventListener('submit', (event) => hold(event, event.target.querySelector('[type=submit]')), early);

  addEventListener(
    'akada-taken-over',
    () => {
      listeners.abort();
      const button = release();
      if (button !== null) press(button);
    },
    { once: true },
  );

  addEventListener('DOMContentLoaded', () => {
    // Somebody who is signed in is told so, in place of the form.
    if (document.documentElement.hasAttribute('data-signed-in')) start();
  });
  addEventListener('load', async () => {
    const offer = document.querySelector('[data-google-offer]');
    if (offer === null || isComing) return;

    const options = await fetch('/api/v1/auth/options')
      .then((answer) => answer.json())
      .catch(() => null);
    if (options?.google) offer.hidden = false;
  });
})();
