// Runs before the first paint, so that a dark page never flashes light, nor a visitor's page for somebody who is
// signed in. The content policy allows no inline script, hence this file.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A forbidden store holds nothing.
      return null;
    }
  };
  const root = document.documentElement;
  const saved = read('themeMode');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = saved === 'light' || saved === 'dark' ? saved : prefersDark ? 'dark' : 'light';

  root.setAttribute('data-mantine-color-scheme', scheme);
  root.toggleAttribute('data-signed-in', read('token') !== null && read('user') !== null);
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', scheme === 'dark' ? '#0f1720' : '#fbf8f1');
})();
