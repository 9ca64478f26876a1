import type { Answer, AnswerEvent, AskedQuestion } from '@akada/contract/work/assistant.ts';
import { expect, test } from 'vitest';
import { type Conversation, emptyConversation, heard, shownTurns, turned } from './conversation.ts';

const at = (minute: number) => `2026-11-02T09:${String(minute).padStart(2, '0')}:00.000Z`;

function answerOf(id: string, question_id: string, minute: number, differing: Partial<Answer> = {}): Answer {
  return {
    id,
    question_id,
    version: 1,
    state: 'done',
    text: `Text of ${id}`,
    content: null,
    made_by: 'notes',
    model: null,
    remark: null,
    covered: true,
    citations: [],
    help: null,
    error: null,
    held: false,
    created_at: at(minute),
    ...differing,
  };
}

const getQuestion = (
  id: string,
  parent_id: string | null,
  minute: number,
  ...answers: Answer[]
): AskedQuestion => ({
  id,
  parent_id,
  text: `${id}?`,
  created_at: at(minute),
  answers,
});

const start = (answer_id: string, question_id: string): AnswerEvent => ({
  type: 'start',
  at: 0,
  thread_id: 't',
  question_id,
  answer_id,
  made_by: 'model',
  allowance: null,
});
const token = (to: number, content: string): AnswerEvent => ({ type: 'token', at: to, content });
const shown = (conversation: Conversation) =>
  shownTurns(conversation).map(({ question, answer }) => [question.id, answer?.id]);

test('an answer arrives piece by piece; what is heard again after a cut is not doubled', () => {
  const asking = { text: 'Why?', parentId: null };
  const events = [
    start('a1', 'q1'),
    token(3, 'Hum'),
    token(5, 'us'),
    start('a1', 'q1'),
    token(5, 'Humus'),
    token(9, ' is'),
  ];
  const live = events.reduce((one, event) => heard(one, event, asking), emptyConversation);

  expect(live).toMatchObject({ threadId: 't', live: { id: 'a1', text: 'Humus is', at: 9 } });
  expect(shownTurns(live)[0]?.question).toMatchObject({ text: 'Why?', parent_id: null });

  const checked = heard(live, { type: 'checking', at: 8 }, asking);
  expect(checked.live).toMatchObject({ text: 'Humus is', isChecked: true });
  const ended = heard(
    checked,
    { type: 'end', at: 9, content: 'Humus is.', sources: [], answer: answerOf('a1', 'q1', 1) },
    asking,
  );
  expect(ended.live).toBeNull();
  expect(shownTurns(ended)[0]?.answer?.text).toBe('Text of a1');
  expect(ended.asked[0]?.answers).toHaveLength(1);
});

test('the last used branches and versions are shown, and the others can be selected', () => {
  const requested = [
    getQuestion('q1', null, 1, answerOf('a1', 'q1', 2), answerOf('a2', 'q1', 3, { version: 2 })),
    getQuestion('q2', 'a1', 5, answerOf('b1', 'q2', 6)),
    getQuestion('q3', 'a2', 4, answerOf('c1', 'q3', 4)),
    getQuestion('q1b', null, 2, answerOf('d1', 'q1b', 2)),
  ];
  const all = { ...emptyConversation, threadId: 't', asked: requested };

  expect(shown(all)).toEqual([
    ['q1', 'a1'],
    ['q2', 'b1'],
  ]);
  expect(shown(turned(all, { questionId: 'q1' }, 'a2'))).toEqual([
    ['q1', 'a2'],
    ['q3', 'c1'],
  ]);
  expect(shown(turned(all, { parentId: null }, 'q1b'))).toEqual([['q1b', 'd1']]);
  expect(shownTurns(all)[0]?.branches).toEqual(['q1', 'q1b']);
});

test('a new version and the branch of an edited question are shown as soon as they start', () => {
  const previous = {
    ...emptyConversation,
    threadId: 't',
    asked: [getQuestion('q1', null, 9, answerOf('a1', 'q1', 10))],
  };
  expect(shown(heard(previous, start('a2', 'q1'), null))).toEqual([['q1', 'a2']]);
  expect(shown(heard(previous, start('b1', 'q2'), { text: 'How?', parentId: null }))).toEqual([['q2', 'b1']]);
});
