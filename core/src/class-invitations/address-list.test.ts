import { expect, it } from 'vitest';
import { readAddresses } from './address-list.ts';

it.each([
  ['', []],
  ['\r\n \n', []],
  ['\ufeffada@example.com', ['1 invite ada@example.com']],
  ['Ada@Example.com\r\nada@example.com', ['1 invite ada@example.com', '2 repeated ada@example.com']],
  ['Name,Email\nAda Obi,ada@example.com', ['1 invalid Name,Email', '2 invite ada@example.com']],
  ['Ada Obi <ada@example.com>;', ['1 invite ada@example.com']],
  ['ada@example', ['1 invalid ada@example']],
  ['ada@@example.com\n\nbola@example.co.uk', ['1 invalid ada@@example.com', '3 invite bola@example.co.uk']],
  ['"=cmd()",chidi@example.com', ['1 invite chidi@example.com']],
  [`${'a'.repeat(260)}@example.com`, [`1 invalid ${'a'.repeat(80)}`]],
])('the list %j is read line by line', (text, expected) => {
  const lines = readAddresses(text).map((line) =>
    [line.line, line.outcome, 'email' in line ? line.email : line.text].join(' '),
  );
  expect(lines).toEqual(expected);
});
