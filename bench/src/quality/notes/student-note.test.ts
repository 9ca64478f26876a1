import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLanguage } from '@akada/core/text/language.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStudentNotes, STUDENT_NOTES } from './student-note.ts';

const FEWEST_FACTS = 12;

const getText = ({ document }: Awaited<ReturnType<typeof readStudentNotes>>[number]) =>
  document.pages.map(({ text }) => text).join('\n\n');

describe('the notes of the repository', () => {
  test('are ten, one of them in French, and each says enough for ten questions', async () => {
    const notes = await readStudentNotes(STUDENT_NOTES);

    expect(notes).toHaveLength(10);
    expect(notes.filter((note) => getLanguage(getText(note)) === 'fra')).toHaveLength(1);
    expect(notes.filter(({ facts }) => facts < FEWEST_FACTS)).toEqual([]);
  });

  test('hold each of their key terms as it is written, once among the terms', async () => {
    for (const note of await readStudentNotes(STUDENT_NOTES)) {
      const text = getText(note).toLowerCase();
      expect(note.keyTerms.filter((term) => !text.includes(term.toLowerCase()))).toEqual([]);
      expect(new Set(note.keyTerms).size).toBe(note.keyTerms.length);
    }
  });
});

describe('a folder of notes', () => {
  const labels = { facts: 3, kinds: ['term'], key_terms: ['warp'] };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'student-notes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: string | object) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

  test('is read in the order of the names, with the structure that reading finds', async () => {
    write('weaving.md', '# Weaving\n\n- warp: threads on the loom');
    write('weaving.json', labels);
    write('dyeing.txt', 'Dyeing gives cloth its colour.');
    write('dyeing.json', { ...labels, facts: 1 });
    write('README.md', 'What these notes are.');

    const notes = await readStudentNotes(folder);
    expect(notes.map(({ name, facts }) => ({ name, facts }))).toEqual([
      { name: 'dyeing', facts: 1 },
      { name: 'weaving', facts: 3 },
    ]);
    expect(notes[1]?.document.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['heading', 'list_item']);
  });

  test.each<[string, string | object]>([
    ['no number of facts', { ...labels, facts: 'many' }],
    ['no terms', { facts: 1, kinds: [] }],
    ['terms that are no text', { ...labels, key_terms: [1] }],
    ['a kind of question that there is not', { ...labels, kinds: ['essay'] }],
    ['an array', []],
    ['nothing', 'null'],
  ])('is rejected by the name of the file that has %s', async (_, content) => {
    write('weaving.txt', 'Weaving is a craft.');
    write('weaving.json', content);

    await expect(readStudentNotes(folder)).rejects.toThrow('weaving.json');
  });

  test('is rejected by the name of a note that is empty', async () => {
    write('empty.txt', '');
    write('empty.json', labels);

    await expect(readStudentNotes(folder)).rejects.toThrow('empty.txt is empty');
  });
});
