import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const inText = Object.values(fileKinds).filter(({ form }) => ['text', 'markup', 'rtf'].includes(form));
const endings = inText.map(({ endings: [ending] }) => ending);

/** Pieces that mean something in one of these kinds; elsewhere they are text. */
const pieces = fc.constantFrom(
  'rain ',
  'The Nile runs. ',
  '\n',
  '\n\n',
  '- ',
  '* ',
  '1. ',
  '  ',
  '\t',
  '| a | b |\n',
  '# ',
  '== ',
  '----\n',
  '<p>',
  '</p>',
  '<td>',
  '<b',
  '&amp;',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  ':',
  ',',
  ';',
  '$',
  '$$',
  '\\',
  '\\b ',
  '\\begin{itemize}',
  '\\item ',
  '\\end{itemize}',
  '\\section{',
  '\\u8217?',
  "\\'e9",
  '\\par ',
  '\\cell ',
  '\\row ',
  '00:00:01,000 --> 00:00:02,000\n',
  '.. code::\n',
  '#+begin_src\n',
  '#+end_src\n',
  '/*',
  '*/',
  '//',
  '"""',
  'Subject: x\n',
  '{"cells":[',
  '{"a":',
  '---\n',
  '&x ',
  '*x',
  '%',
  '\0',
  '\uFEFF',
  'é',
  '水',
  'ש',
  '😀',
);
const beginnings = fc.constantFrom(
  '',
  '{\\rtf1 ',
  '<?xml version="1.0"?><a>',
  '<!doctype html>',
  'WEBVTT\n\n',
  'From: a\n\n',
);
const texts = fc
  .tuple(beginnings, fc.array(pieces, { maxLength: 60 }))
  .map(([first, rest]) => first + rest.join(''));

describe.each(endings)('whatever is in a file named .%s', (ending) => {
  it('the result is a document whose blocks are found in its page, or a reason', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const outcome = await reading.read(`any.${ending}`, text);
        if (!outcome.ok) return;

        expect(outcome.words).toBeGreaterThan(0);
        for (const page of outcome.document.pages) {
          const visibleTexts = page.blocks.map(({ start, end }) => page.text.slice(start, end));
          expect(visibleTexts.join('\n\n')).toBe(page.text);
          expect(visibleTexts.every((block) => block.trimEnd() === block && block !== '')).toBe(true);
        }
      }),
    );
  });

  it('the result is the same every time', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const first = await reading.read(`any.${ending}`, text);

        expect(await reading.read(`any.${ending}`, text)).toEqual(first);
      }),
      { numRuns: 20 },
    );
  });

  it('the result is empty without a word', async () => {
    expect(await reading.read(`none.${ending}`, ' \n\t\n ')).toMatchObject({ ok: false });
  });
});
