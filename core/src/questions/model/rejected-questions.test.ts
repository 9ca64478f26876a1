/** The gate and the solver over twenty questions that words rejected, with the verdict of a reader. */
import { describe, expect, it } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import cardiology from '../../language-model/judging/testing/cardiology.json' with { type: 'json' };
import negligence from '../../language-model/judging/testing/negligence.json' with { type: 'json' };
import { getPassages } from '../../language-model/note-passages.ts';
import { getObjections, solverBatch } from './blind-solver.ts';
import { judgeQuestions } from './judge-questions.ts';
import {
  furtherNote,
  furtherQuestions,
  lawQuestions,
  nursingQuestions,
  type RejectedQuestion,
} from './testing/rejected-questions.ts';

/** Judges each question separately, by a reader who finds its key and has this verdict. */
function judge(note: string, questions: readonly RejectedQuestion[]) {
  const document = typedNote(note);
  const passages = getPassages(document);
  return questions.map(({ options: [answer, ...wrong], reads, ...question }) => {
    const writtenQuestion = {
      ...question,
      passage: 1,
      answer,
      why: '',
      wrong: wrong.map((text) => ({ text, why_wrong: '' })),
    };
    const request = { document, passages, accepted: [], excludedAnswers: [], language: 'English' };
    const { candidates, rejected } = judgeQuestions({ ...request, written: [writtenQuestion] });
    const batch = solverBatch(candidates, passages, 'seed');
    const choice = reads === 'none' ? 'none' : batch.shown[0]?.key;
    const [objection] = getObjections(batch, [`1 > ${choice} ${reads === 'leaks' ? 'leaks' : 'fine'}`]);
    const [candidate] = candidates;
    return {
      stem: question.stem,
      isGood: reads === 'fine',
      isAccepted: candidate?.faults.length === 0 && objection === null,
      faults: [...rejected.map(({ fault }) => fault), ...(candidate?.faults ?? [])],
    };
  });
}

const all = [
  ...judge(cardiology.note, nursingQuestions),
  ...judge(negligence.note, lawQuestions),
  ...judge(furtherNote, furtherQuestions),
];

describe('questions that words rejected', () => {
  it('are kept if a reader finds them good', () => {
    const good = all.filter(({ isGood }) => isGood);
    expect(good).toHaveLength(17);
    expect(good.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
  });

  it('stay rejected if a reader finds that their words leak the answer, or not in the note', () => {
    expect(all.filter(({ isGood, isAccepted }) => !isGood && isAccepted)).toEqual([]);
    expect(all.filter(({ isGood }) => !isGood)).toHaveLength(3);
  });
});
