import { readFileSync, statSync } from 'node:fs';
import { links } from '@akada/core/links/links.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DemoFilm } from './demo-film.tsx';
import { Landing } from './landing.tsx';

const page = renderToStaticMarkup(<DemoFilm />);
const inPublic = (path: string) => new URL(`../../../public${path}`, import.meta.url);

test('the first page opens the film in a new tab', () => {
  expect(renderToStaticMarkup(<Landing />)).toContain(
    `href="${links.demo()}" target="_blank" rel="noopener noreferrer"`,
  );
});

test('the film exists, and has the size that its page names', () => {
  const files = [...new Set([...page.matchAll(/\/film\/[\w-]+\.\w+/g)].map(([path]) => path))];
  expect(files.toSorted()).toEqual(
    ['mp4', 'vtt', 'webm', 'webp'].map((ending) => `/film/first-note.${ending}`),
  );
  expect(page).toContain('at most 1.5 MB');
  for (const path of files) expect(statSync(inPublic(path)).size, path).toBeLessThan(1_500_000);
});

test('the page contains all sentences of the film', () => {
  const cues = readFileSync(inPublic('/film/first-note.vtt'), 'utf8').split('\n\n').slice(1);
  const sentences = cues.map((cue) => cue.trim().split('\n').at(-1));
  expect([...page.matchAll(/<li>(.+?)<\/li>/g)].map(([, scene]) => scene)).toEqual(sentences);
});
