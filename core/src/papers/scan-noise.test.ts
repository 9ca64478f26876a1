import { describe, expect, it } from 'vitest';
import type { PaperQuestion } from './paper.ts';
import { readPaper } from './read-paper.ts';
import { FORMS, KEY_LETTERS, printQuestions, QUESTIONS } from './testing/printed-forms.ts';
import { SAMPLE_PAPERS } from './testing/sample-papers.ts';
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

  for (const question of found) {
    if (question.key === null) continue;
    const truth = QUESTIONS.find(({ stem }) => question.stem.includes(stem));
    expect(getKeyText(question)).toMatch(
      new RegExp(`^(?:- )?${truth?.options[truth.key] ?? 'no such question'}`),
    );
  }
});

const LIST = /^(?<paper>[\s\S]*?)(?<list>(?:\n(?:# )?(?:answers?\b|key\b|corrig|1B 2B)[\s\S]*)?)$/i;
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Papers that do not contradict themselves. */
const samples = SAMPLE_PAPERS.filter(([name]) => name !== 'mistakes' && name !== 'two papers');

describe.each(samples)('a scan of the paper with %s', (name, typedLines) => {
  const truths = readPaper(typedPaper(typedLines, name === 'scan' ? 'ocr' : 'text')).questions;
  const { paper = '', list = '' } = LIST.exec(typedLines)?.groups ?? {};

  it.each(SEEDS)('has no false key with the worn marks of seed %d', (seed) => {
    const random = createRandom(seed);
    const share = SHARES[seed % SHARES.length] ?? 0;
    const worn = spoilMarks(paper, share, random) + spoilNumbers(list, share, random);

    for (const question of readPaper(typedPaper(worn, 'ocr')).questions) {
      if (question.key === null) continue;
      const fitting = truths.filter(({ stem, key }) => key !== null && question.stem.includes(stem));
      expect(fitting.some((truth) => getKeyText(question).startsWith(getKeyText(truth)))).toBe(true);
    }
  });
});

function getKeyText({ key, options }: PaperQuestion): string {
  if (key === null) return '-';
  return key.type === 'text' ? key.text : key.indexes.map((index) => options[index]?.text ?? '?').join(' | ');
}
