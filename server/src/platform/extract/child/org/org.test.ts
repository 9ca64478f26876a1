import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (text: string) =>
  (await reading.open('notes.org', text)).document.pages.flatMap(outline);

const notes = `#+TITLE: The water cycle
#+OPTIONS: toc:nil
* TODO [#A] Water :sea:rain:
  SCHEDULED: <2026-11-22 Sun>
:PROPERTIES:
:ID: 1
:END:
Water *evaporates* from the [[http://example.org][warm sea]] and =falls=
again, 10^{-14} of H_{2}O, $a_{1} * b * c$.[fn:1]

- [X] rain
  that is light
  1. first
  2. second
- osmosis :: water that moves
# a comment
** Rivers
| River | Length |
|-------+--------|
| Nile  | 6650   |
#+begin_src python
if x:
    run()
#+end_src
#+begin_quote
Rivers run.\\\\
They end.
#+end_quote
-----
[fn:1] A note.
`;

describe('an Org file', () => {
  it('has its headings, lists, tables and code, and nothing that plans them', async () => {
    const { document } = await reading.open('notes.org', notes);

    expect(document.title).toBe('The water cycle');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Water',
      'paragraph Water evaporates from the warm sea and falls again, 10⁻¹⁴ of H₂O, $a_{1} * b * c$.',
      'list_item rain that is light',
      'list_item1#1 first',
      'list_item1#2 second',
      'list_item osmosis: water that moves',
      'heading2 Rivers',
      'table_row River | Length',
      'table_row Nile | 6650',
      'code if x:\n    run()',
      'paragraph Rivers run. They end.',
      'paragraph A note.',
    ]);
    expect(boldIn(document)).toEqual(['evaporates']);
  });

  it.each([
    ['a block without end', '#+begin_src\nrun()', ['code run()']],
    ['a drawer without end', ':DRAWER:\nRivers run.', ['paragraph Rivers run.']],
    ['null bytes', '* Riv\0ers\nThey run to the sea.', ['heading1 Rivers', 'paragraph They run to the sea.']],
  ])('with %s is read', async (_, text, expected) => {
    expect(await getOutline(text)).toEqual(expected);
  });

  it.each([
    ['items', Array.from({ length: 3_000 }, (_, index) => `${' '.repeat(index)}- a\n`).join('')],
    ['stars', `Rain ${'*a '.repeat(300_000)}`],
    ['blocks', `${'#+begin_quote\n'.repeat(20_000)}Rain.`],
    ['brackets', `Rain ${'[['.repeat(300_000)}`],
  ])('is read with endless %s', async (_, text) => {
    expect(await reading.read('long.org', text)).toMatchObject({ ok: true });
  });

  it('is empty if it has only comments', async () => {
    expect(await reading.read('none.org', '#+title: x\n# Rivers\n')).toMatchObject({ reason: 'empty' });
  });
});
