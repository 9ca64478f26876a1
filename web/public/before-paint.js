// Runs before the first paint, so that a dark page never flashes light, nor a visitor's page for an account that is
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
  const device = matchMedia('(prefers-color-scheme: dark)');
  const colour = () => {
    const saved = read('themeMode');
    const isChosen = saved === 'light' || saved === 'dark';
    const scheme = isChosen ? saved : device.matches ? 'dark' : 'light';
    root.setAttribute('data-mantine-color-scheme', scheme);
    const bar = document.querySelector('meta[name="theme-color"]');
    if (bar) bar.setAttribute('content', scheme === 'dark' ? '#0f1720' : '#fbf8f1');
  };

  colour();
  // With the evening, also on a page whose app has not come: the app does the same on its own.
  device.addEventListener('change', colour);
  // Fonts are fetched with the first text that has them, so the style sheet must know before it.
  const littleData = read('littleData');
  const savesData =
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  const hasLittleData = littleData === 'on' || (littleData !== 'off' && savesData);
  root.toggleAttribute('data-little-data', hasLittleData);
  // The server writes the page before this script can object to a font, and few browsers send it the wish to save data.
  const isKnown = hasLittleData || littleData === 'off';
  const value = hasLittleData ? 'on' : 'off';
  // A cookie whose time is over is deleted.
  const expires = isKnown ? Date.now() + 31_536_000_000 : 0;
  // Without the store of cookies the page comes as for everyone.
  globalThis.cookieStore?.set({ name: 'littleData', value, expires, sameSite: 'lax' }).catch(() => {});
  root.toggleAttribute('data-signed-in', read('token') !== null && read('user') !== null);
})();
