import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (text: string) =>
  (await reading.open('notes.rst', text)).document.pages.flatMap(outline);

const notes = `=====
Water
=====

:Author: Somebody

Water **evaporates** from the \`warm sea <http://example.org>\`_ and \`\`falls\`\`
again, 10\\ :sup:\`-14\` of H\\ :sub:\`2\`\\ O, :math:\`a_1 * b\` [1]_.

Rivers
------

- The Nile
  runs.

  1. first
  #. second

- The Rhine.

.. image:: map.png
   :width: 100

.. note:: Rivers run.

__ http://example.org

A mark within a paragraph,
8. as here, is text.

(a) name it

osmosis
   water that moves

| one line
| another

.. code-block:: python
   :linenos:

   if x:
       run()

An example::

    run()

.. math:: a^2 + b^2 = c^2

+-------+--------+
| River | Length |
+=======+========+
| Nile  | 6650   |
+-------+--------+

=====  ======
River  Length
=====  ======
Rhine  1233
=====  ======

.. [1] A note.
.. a comment
   of two lines
`;

describe('a reStructuredText file', () => {
  it('has its headings, lists, tables, code and formulas', async () => {
    const { document } = await reading.open('notes.rst', notes);

    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Water',
      'paragraph Water evaporates from the warm sea and falls again, 10⁻¹⁴ of H₂O, $a_1 * b$ .',
      'heading2 Rivers',
      'list_item The Nile runs.',
      'list_item1#1 first',
      'list_item1#2 second',
      'list_item The Rhine.',
      'paragraph [picture]',
      'paragraph Rivers run.',
      'paragraph A mark within a paragraph, 8. as here, is text.',
      'list_item (a) name it',
      'paragraph osmosis: water that moves',
      'paragraph one line',
      'paragraph another',
      'code if x:\n    run()',
      'paragraph An example:',
      'code run()',
      'paragraph $$a^2 + b^2 = c^2$$',
      'table_row River | Length',
      'table_row Nile | 6650',
      'table_row River | Length',
      'table_row Rhine | 1233',
      'paragraph A note.',
    ]);
    expect(boldIn(document)).toEqual(['evaporates']);
    expect(document.pages.flatMap(({ blocks }) => blocks).filter(({ head }) => head)).toHaveLength(2);
  });

  it.each([
    ['a table without end', '+---+\n| Rivers run', 'run'],
    ['a line alone', '----\n\nRivers run.', 'paragraph Rivers run.'],
    ['a directive without content', 'Rivers run.\n\n.. code::', 'paragraph Rivers run.'],
    ['null bytes', 'Riv\0ers run to the sea.', 'paragraph Rivers run to the sea.'],
  ])('with %s is read', async (_, text, expected) => {
    expect((await getOutline(text)).join('\n')).toContain(expected);
  });

  it.each([
    ['items', Array.from({ length: 3_000 }, (_, index) => `${' '.repeat(index)}- a\n`).join('')],
    ['tables', `Rain.\n\n${'== ==\n'.repeat(20_000)}`],
    ['colons', 'Rain::\n'.repeat(50_000)],
    ['stars', `Rain ${'**a '.repeat(300_000)}`],
    ['dots', `Rain.\n\n${'.. note::\n'.repeat(50_000)}`],
  ])('is read with endless %s', async (_, text) => {
    expect(await reading.read('long.rst', text)).toMatchObject({ ok: true });
  });

  it('is empty if it has only comments', async () => {
    expect(await reading.read('none.rst', '.. Rivers run.\n\n.. image:: x.png\n')).toMatchObject({
      reason: 'empty',
    });
  });
});
