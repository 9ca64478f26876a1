import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { getKeys } from './testing/outline.ts';
import { FORMS, KEY_LETTERS, printQuestions, QUESTIONS } from './testing/printed-forms.ts';
import { typedPaper } from './testing/typed-paper.ts';

it.each(FORMS)('every question is read back from the form $name', (form) => {
  const printed = form.list(KEY_LETTERS);
  const paper = readPaper(typedPaper([...printQuestions(form), printed].join('\n')));

  expect(
    paper.questions.map(({ stem, options }) => ({ stem, options: options.map(({ text }) => text) })),
  ).toEqual(QUESTIONS.map(({ stem, options }) => ({ stem, options })));
  expect(getKeys(paper).map((key) => key.toUpperCase())).toEqual(
    printed === '' ? KEY_LETTERS.map(() => '-') : KEY_LETTERS,
  );
  expect(paper.problems).toEqual([]);
  expect(paper.omitted).toEqual([]);
});
