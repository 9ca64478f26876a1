import { expect, test } from 'vitest';
import { withoutFonts } from './little-pages.ts';

test('the page for browsers that save data asks for no font in advance, and is otherwise the same', () => {
  const head = (fonts: string) =>
    `<head>\n<title>Akada</title>\n${fonts}<link rel="stylesheet" href="/a.css">\n</head>`;
  const font =
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-first.woff2">\n';
  expect(withoutFonts(head(font + font))).toBe(head(''));
});
