/** The demands of the gate on each kind of question, in addition to those on all. */
import { describe, expect, test } from 'vitest';
import type { QuestionDraft } from '../question-draft.ts';
import { typedNote } from '../testing/typed-note.ts';
import { gateNote, getFaults } from './item-gate.ts';

const LIST = 'How a bill becomes law: first reading, second reading, committee stage, third reading, assent';
const PARTS =
  'Organs of the state: the executive, the legislature, the judiciary. The state has a budget and a debt.';
const note = gateNote(typedNote(`${LIST}\n${PARTS}`));

function faults(changes: Partial<QuestionDraft>, acceptedQuestionDrafts: QuestionDraft[] = []) {
  return getFaults({ ...draft, ...changes }, note, acceptedQuestionDrafts);
}

const draft: QuestionDraft = {
  kind: 'order',
  stem: 'What comes directly after “first reading” under “How a bill becomes law”?',
  options: ['second reading', 'committee stage', 'third reading', 'assent'],
  answerIndex: 0,
  explanation: 'The note says so.',
  source: { page: 1, section: null, quote: LIST },
};

describe('steps', () => {
  test('stand all in their quotation', () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({ options: ['second reading', 'committee stage', 'third reading', 'signing day'] }),
    ).toContain('not_supported');
    expect(faults({ options: ['fourth reading', 'committee stage', 'third reading', 'assent'] })).toContain(
      'not_supported',
    );
  });
});

describe('an exception', () => {
  const exception: Partial<QuestionDraft> = {
    kind: 'exception',
    stem: 'Which of the following is NOT listed under “How a bill becomes law”?',
    options: ['second reading', 'committee stage', 'third reading', 'budget day'],
    answerIndex: 3,
  };

  test('is what its list does not hold, and the others are what it holds', () => {
    expect(faults(exception)).toEqual([]);
    expect(faults({ ...exception, answerIndex: 0 })).toContain('not_supported');
    expect(
      faults({ ...exception, options: ['second reading', 'committee stage', 'signing day', 'budget day'] }),
    ).toContain('not_supported');
  });
});

describe('a word of the stem in the key', () => {
  test('rejects a question about a term, also if another option has it', () => {
    const term: Partial<QuestionDraft> = {
      kind: 'term',
      stem: 'Which reading of a bill comes right after the first one under this heading?',
      options: ['second reading', 'third reading', 'committee reading', 'assent reading'],
    };

    expect(faults(term)).toContain('key_leaks');
  });

  test('rejects a question of any other kind only if no other option has it', () => {
    expect(faults({})).not.toContain('key_leaks');
    expect(faults({ options: ['second reading', 'committee stage', 'debate', 'assent'] })).toContain(
      'key_leaks',
    );
  });
});

describe('number', () => {
  const stem = 'Which of the following is the part of a state that settles its disputes in the courts?';

  test('has to agree in a question about a term, and not in a question about a list', () => {
    const options = ['courts of law', 'parliament', 'cabinet', 'electorate'];

    expect(faults({ kind: 'term', stem, options })).toContain('ill_formed');
    expect(faults({ kind: 'member', stem, options })).not.toContain('ill_formed');
  });
});

describe('the same question again', () => {
  const other = (quoted: string, key: string): QuestionDraft => ({
    ...draft,
    stem: `What comes directly after “${quoted}” under “How a bill becomes law”?`,
    options: [key, 'budget day', 'debate', 'signing day'],
  });

  test('differs only by its quoted text', () => {
    expect(faults({}, [other('second reading', 'vote')])).not.toContain('repeated');
    expect(faults({}, [other('first reading', 'vote')])).toContain('repeated');
  });

  test('is known by its words where one of the two quotes nothing', () => {
    const plain = { ...other('x', 'vote'), stem: draft.stem.replace(/[“”]/g, '') };

    expect(faults({}, [plain])).toContain('repeated');
  });
});
