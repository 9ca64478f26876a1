// Of the page that stands in for one that could not be fetched, at the same address.
addEventListener('online', () => location.reload());
document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
