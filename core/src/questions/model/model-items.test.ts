/** The accepting rule over questions as good authors write them of three notes, and the same with each wrong key. */
import { describe, expect, it } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { getPassages } from '../../language-model/note-passages.ts';
import { judgeQuestions } from './judge-questions.ts';
import government from './testing/government.json' with { type: 'json' };
import novel from './testing/novel.json' with { type: 'json' };
import rivers from './testing/rivers.json' with { type: 'json' };
import type { WrittenKind, WrittenQuestion } from './written-question.ts';

/** Indexes of questions whose key is the longest option, or is given away by the question, as a reader found. */
const doubtful = { rivers: [4, 5], government: [8], novel: [8] };
const notes = { rivers, government, novel };

const writtenKind: Readonly<Record<string, WrittenKind>> = {
  term: 'term',
  meaning: 'meaning',
  why: 'why',
  number: 'number',
  order: 'order',
  exception: 'exception',
  comparison: 'compare',
  statement: 'meaning',
  member: 'meaning',
};

/** Every item of every note with each option as its key: whether it is the right one, and whether the rule accepts it. */
const judged = Object.entries(notes).flatMap(([name, { note, items }]) => {
  const document = typedNote(note);
  const passages = getPassages(document);
  return items.flatMap((item, index) =>
    item.options.map((answer, key) => {
      const wrong = item.options.filter((option) => option !== answer);
      const writtenQuestion: WrittenQuestion = {
        passage: 1,
        quote: item.quote,
        kind: writtenKind[item.kind] ?? 'meaning',
        stem: item.stem,
        answer,
        why: item.explanation,
        wrong: wrong.map((text) => ({ text, why_wrong: '' })),
      };
      const rest = { accepted: [], excludedAnswers: [], language: 'English' };
      const { accepted } = judgeQuestions({ document, passages, written: [writtenQuestion], ...rest });
      const isGood = !doubtful[name as keyof typeof doubtful].includes(index);
      return { isRight: key === item.answerIndex, isGood, isAccepted: accepted.length === 1 };
    }),
  );
});

describe('the judgement on thirty questions of authors', () => {
  it('at least 24 of the 26 that a reader calls good are accepted', () => {
    const good = judged.filter(({ isRight, isGood }) => isRight && isGood);
    expect(good).toHaveLength(26);
    expect(good.filter(({ isAccepted }) => isAccepted).length).toBeGreaterThanOrEqual(24);
  });

  it('accepts no doubtful question, and at most eight of ninety with a wrong key', () => {
    expect(judged.filter(({ isRight, isGood, isAccepted }) => isRight && !isGood && isAccepted)).toEqual([]);
    const wrong = judged.filter(({ isRight }) => !isRight);
    expect(wrong).toHaveLength(90);
    expect(wrong.filter(({ isAccepted }) => isAccepted).length).toBeLessThanOrEqual(8);
  });
});
