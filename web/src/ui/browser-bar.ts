/** The bar of the browser around the page takes the page's ground colour, as `before-paint.js` does at the start. */
export function colourBrowserBar(scheme: 'light' | 'dark'): void {
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', scheme === 'dark' ? '#0f1720' : '#fbf8f1');
}
