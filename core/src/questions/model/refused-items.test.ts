/** Twenty questions of a good model that words alone refused: a reader decides, and its verdict is known. */
import { describe, expect, it } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import cardiology from '../../language-model/judging/testing/cardiology.json' with { type: 'json' };
import negligence from '../../language-model/judging/testing/negligence.json' with { type: 'json' };
import { getPassages } from '../../language-model/note-passages.ts';
import { getObjections, solverBatch } from './blind-solver.ts';
import { judgeQuestions } from './judge-questions.ts';
import {
  furtherNote,
  type RefusedQuestion,
  refusedOfFurther,
  refusedOfLaw,
  refusedOfNursing,
} from './testing/refused.ts';

/** Judges each question alone, by a reader who finds its key and says what is known of it. */
function judge(note: string, questions: readonly RefusedQuestion[]) {
  const document = typedNote(note);
  const passages = getPassages(document);
  return questions.map(({ options: [answer, ...wrong], reads, ...question }) => {
    const written = {
      ...question,
      passage: 1,
      answer,
      why: '',
      wrong: wrong.map((text) => ({ text, why_wrong: '' })),
    };
    const given = { document, passages, accepted: [], excludedAnswers: [], language: 'English' };
    const { candidates, rejected } = judgeQuestions({ ...given, written: [written] });
    const batch = solverBatch(candidates, passages, 'seed');
    const choice = reads === 'none' ? 'none' : batch.shown[0]?.key;
    const [objection] = getObjections(batch, [`1 > ${choice} ${reads === 'told' ? 'told' : 'fine'}`]);
    const [candidate] = candidates;
    return {
      stem: question.stem,
      isGood: reads === 'fine',
      isKept: candidate?.faults.length === 0 && objection === null,
      faults: [...rejected.map(({ fault }) => fault), ...(candidate?.faults ?? [])],
    };
  });
}

const all = [
  ...judge(cardiology.note, refusedOfNursing),
  ...judge(negligence.note, refusedOfLaw),
  ...judge(furtherNote, refusedOfFurther),
];

describe('questions that words alone refused', () => {
  it('are kept if a reader finds them good', () => {
    const good = all.filter(({ isGood }) => isGood);
    expect(good).toHaveLength(17);
    expect(good.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  it('are still refused if a reader finds them told by their words, or not in the note', () => {
    expect(all.filter(({ isGood, isKept }) => !isGood && isKept)).toEqual([]);
    expect(all.filter(({ isGood }) => !isGood)).toHaveLength(3);
  });
});
