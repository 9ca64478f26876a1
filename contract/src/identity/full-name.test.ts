import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FullName } from './accounts.ts';

const read = (name: string) => z.safeParse(FullName, name);

test.each([
  'Ada Obi',
  "Ngozi Eze-Obi O'Neil",
  'St. John Adeyemi',
  'J.R.R. Tolkien',
  'Ọlá Ẹ̀gbẹ́',
  'Hauwa Ɗanladi',
  '王小明',
  'عائشة محمد',
  // Sinhala spelling uses a zero-width joiner.
  'ශ්‍රී ලංකා',
])('%s is a name', (name) => {
  expect(read(name)).toEqual({ success: true, data: name });
});

test.each([
  ['nothing that shows', '\u200B'],
  ['joiners alone', '\u200D\u200C'],
  ['a turn of the direction', 'Ada \u202Eibo'],
  ['an isolate', '\u2066Ada\u2069'],
  ['a soft hyphen', 'A\u00ADda'],
  ['figures alone', '12345'],
  ['two lines', 'Ada\nObi'],
])('the contract rejects a name that holds %s', (_what, name) => {
  expect(read(name).success).toBe(false);
});

test.each([
  'You won: https://evil.example/prize',
  'visit evil.com',
  'www.evil',
  'mail me@evil',
  'evil.example/prize',
])('the contract rejects a name that carries an address: %s', (name) => {
  expect(read(name).error?.issues[0]?.message).toBe('Write the name without a web or email address');
});
