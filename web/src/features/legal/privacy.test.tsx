import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Privacy } from './privacy.tsx';

test.each([
  ['sign-ins', /If you sign in with Google/],
  ['notes', /Your notes go to an AI provider elsewhere only where the operator/],
  ['recordings', /A recording of speech becomes a note only where the operator has named a server/],
  ['recordings, and with whose consent', /nothing is sent unless you agree/],
])('the privacy page says what may leave the installation: %s', (_, sentence) => {
  expect(renderToStaticMarkup(<Privacy />)).toMatch(sentence);
});
