// Runs before the first paint, so that a dark page never flashes light. The content policy allows no inline
// script, hence this file.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('themeMode');
  } catch {
    // A forbidden store means no saved choice.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = saved === 'light' || saved === 'dark' ? saved : prefersDark ? 'dark' : 'light';

  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', scheme === 'dark' ? '#0f1720' : '#fbf8f1');
})();
