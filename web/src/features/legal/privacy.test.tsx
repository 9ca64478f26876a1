import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Privacy } from './privacy.tsx';

test.each([
  ['sign-ins', /If you sign in with Google/],
  ['notes', /If the operator has set up a language model, .* Nothing is sent unless you agree/],
  ['payments', /page of a payment provider, Paystack\. It gets your email address, the amount/],
  ['recordings', /A recording of speech becomes a note only if the operator has named a server/],
  ['recordings, and with whose consent', /name the server\. Nothing is sent unless you agree/],
])('the privacy page says what may leave the installation: %s', (_, sentence) => {
  expect(renderToStaticMarkup(<Privacy />)).toMatch(sentence);
});
