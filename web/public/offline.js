// The document stands for the page that could not be fetched, under that page's address, and gives way to it by itself.
// A device says that it is online before anything gets through, and a server that restarts says nothing at all, so
// it is asked until it answers.
const secondsBetween = 3;

async function giveWay() {
  if (document.hidden) return;

  const isBack = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isBack) location.reload();
}

if (location.pathname !== '/offline.html') {
  addEventListener('online', giveWay);
  document.addEventListener('visibilitychange', giveWay);
  setInterval(giveWay, 1000 * secondsBetween);
}

document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
