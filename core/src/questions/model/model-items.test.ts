/** The gate and the solver over questions as good authors write them of three notes, and the same with each wrong key. */
import { describe, expect, it } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { getPassages } from '../../language-model/note-passages.ts';
import { getObjections, solverBatch } from './blind-solver.ts';
import { type CandidateQuestion, judgeQuestions } from './judge-questions.ts';
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

interface Item {
  candidate: CandidateQuestion;
  /** The option that is right, whatever the key. */
  right: string;
  isRight: boolean;
  isGood: boolean;
}

/** Every item of a note with each option as its key, each judged separately. */
const getItems = (name: keyof typeof notes): Item[] => {
  const { note, items } = notes[name];
  const document = typedNote(note);
  const passages = getPassages(document);
  return items.flatMap((item, index) =>
    item.options.flatMap((answer, key) => {
      const writtenQuestion: WrittenQuestion = {
        passage: 1,
        quote: item.quote,
        kind: writtenKind[item.kind] ?? 'meaning',
        stem: item.stem,
        answer,
        why: item.explanation,
        wrong: item.options.filter((option) => option !== answer).map((text) => ({ text, why_wrong: '' })),
      };
      const rest = { accepted: [], excludedAnswers: [], language: 'English' };
      const judged = judgeQuestions({ document, passages, written: [writtenQuestion], ...rest });
      const isGood = !doubtful[name].includes(index);
      const right = item.options[item.answerIndex] ?? '';
      return judged.candidates.map((candidate) => ({
        candidate,
        right,
        isGood,
        isRight: key === item.answerIndex,
      }));
    }),
  );
};

/** A reader that knows what is right, and which questions tell it, and not what the key is. */
function solveBy(items: readonly Item[], name: keyof typeof notes): (string | null | undefined)[] {
  const passages = getPassages(typedNote(notes[name].note));
  const batch = solverBatch(
    items.map(({ candidate }) => candidate),
    passages,
    'seed',
  );
  const answers = batch.shown.map(({ options }, index) => {
    const choice = 'ABCD'[options.indexOf(items[index]?.right ?? '')] ?? 'none';
    return `${index + 1} > ${choice} ${items[index]?.isGood ? 'fine' : 'leaks'}`;
  });
  return getObjections(batch, answers);
}

const names = Object.keys(notes) as (keyof typeof notes)[];
const all = names.flatMap(getItems);

describe('the judgement on thirty questions of authors', () => {
  it('rejects none of the 26 good questions if the solver finds their keys', () => {
    const good = all.filter(({ isRight, isGood }) => isRight && isGood);
    expect(good).toHaveLength(26);
    expect(good.flatMap(({ candidate }) => candidate.faults)).toEqual([]);
    for (const name of names) {
      const ofNote = getItems(name).filter(({ isRight, isGood }) => isRight && isGood);
      expect(solveBy(ofNote, name)).toEqual(ofNote.map(() => null));
    }
  });

  it('rejects a doubtful question if its form gives its key away, or a reader finds that its words do', () => {
    const rejectedItems = names.flatMap((name) => {
      const doubtfulItems = getItems(name).filter(({ isRight, isGood }) => isRight && !isGood);
      const objections = solveBy(doubtfulItems, name);
      return doubtfulItems.filter(
        ({ candidate }, index) => candidate.faults.length > 0 || objections[index] !== null,
      );
    });
    expect(
      rejectedItems.map(({ candidate }) => candidate.draft.stem.split(' ').slice(0, 5).join(' ')),
    ).toEqual(['Why does the average velocity', 'What happens after the overhang', 'Which of these is one']);
  });

  it('lets no question with a wrong key pass a solver that reads the note', () => {
    const wrong = names.flatMap((name) => {
      const ofNote = getItems(name).filter(({ isRight }) => !isRight);
      return solveBy(ofNote, name);
    });
    expect(wrong).toHaveLength(90);
    expect(wrong.filter((objection) => objection === null)).toEqual([]);
  });
});
