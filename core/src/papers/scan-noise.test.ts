import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { FORMS, KEY_LETTERS, printQuestions, QUESTIONS } from './testing/printed-forms.ts';
import { createRandom, spoilMarks, spoilNumbers } from './testing/scan-noise.ts';
import { typedPaper } from './testing/typed-paper.ts';

const SHARES = [0.05, 0.15, 0.3];
const scans = FORMS.map((form, index) => ({
  ...form,
  seed: index + 1,
  share: SHARES[index % SHARES.length] ?? 0,
}));

it.each(scans)('a scan of the form $name with worn marks has no false key', (form) => {
  const random = createRandom(form.seed);
  const questions = spoilMarks(printQuestions(form).join('\n'), form.share, random);
  const list = spoilNumbers(form.list(KEY_LETTERS), form.share, random);
  const { questions: found } = readPaper(typedPaper(`${questions}\n${list}`, 'ocr'));

  for (const { stem, options, key } of found) {
    if (key?.type !== 'options') continue;
    const truth = QUESTIONS.find((question) => stem.includes(question.stem));
    expect(key.indexes.map((index) => options[index]?.text)).toEqual([
      expect.stringMatching(new RegExp(`^${truth?.options[truth.key] ?? 'no such question'}`)),
    ]);
  }
});
