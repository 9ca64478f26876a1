import { describe, expect, test } from 'vitest';
import { buildMatching, buildNumerical, buildShort } from '../question-types/testing/sample-bodies.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import { buildSkippedResponse, type PracticeItem } from './practice-item.ts';
import { missedAtFirst, practiceScore } from './practice-score.ts';
import {
  currentItem,
  isAnswerable,
  isRememberedOpen,
  type PracticeEvent,
  type PracticeSession,
  practise,
  startPractice,
} from './practice-session.ts';

const toItem = (id: string, body: NonNullable<PracticeItem['body']>): PracticeItem => ({
  id,
  options: 0,
  keys: [],
  isMultiple: false,
  hints: [],
  falling: [],
  body,
});
const valve = toItem('valve', buildShort(['mitral valve', ['valve', 0.5]]));
const pulse = toItem('pulse', buildNumerical('72', '8'));
const atOnce = { feedback: 'at_once', asksCertainty: false } as const;

const write = (text: string): PracticeEvent => ({ type: 'respond', response: { type: 'short', text } });
const check: PracticeEvent = { type: 'answer' };
const next: PracticeEvent = { type: 'next' };
const decide = (isRemembered: boolean): PracticeEvent => ({ type: 'remembered', isRemembered });
const play = (session: PracticeSession, ...events: PracticeEvent[]) => events.reduce(practise, session);
const start = (...items: PracticeItem[]) => startPractice(items, atOnce);

describe('a written answer', () => {
  test('is judged when the student gives it, and stays', () => {
    const session = play(start(valve), write(' Mitral  valve '), check);
    expect(session).toMatchObject({ isJudged: true, missed: [] });
    expect(practiceScore(session)).toMatchObject({ correct: 1, answered: 1 });
    expect(play(session, write('aorta'), check)).toBe(session);
  });

  test('needs something written, in the form of the question', () => {
    expect(isAnswerable(play(start(valve), write('  ')))).toBe(false);
    const number: QuestionResponse = { type: 'numerical', text: '72' };
    expect(play(start(valve), { type: 'respond', response: number }).response).toBeNull();
    expect(isAnswerable(play(start(pulse), { type: 'respond', response: number }))).toBe(true);
  });

  test('a partly right answer comes back, without the first text', () => {
    const secondRound = play(start(valve), write('valve'), check, next);
    expect(secondRound).toMatchObject({ round: 2, response: null });
    expect(missedAtFirst(play(secondRound, write('mitral valve'), check, next))).toEqual(['valve']);
  });

  test('a student who does not know it sees the key of a wrong answer', () => {
    const session = play(start(valve), { type: 'skip' });
    expect(session).toMatchObject({ isJudged: true, missed: ['valve'] });
    expect(session.answers.valve?.response).toEqual({ type: 'short', text: '' });
    expect(isRememberedOpen(session, valve)).toBe(false);
  });

  test('skipping gives each gap an empty text, and a choice among options none', () => {
    const gap = { weight: 1, answer: buildShort(['soil']) };
    expect(buildSkippedResponse(toItem('gaps', { type: 'gaps', gaps: [gap, gap] }))).toEqual({
      type: 'gaps',
      gaps: ['', ''],
    });
    expect(buildSkippedResponse(toItem('match', buildMatching([['a', 'b']])))).toEqual({
      type: 'matching',
      pairs: [],
    });
    const { body: _, ...choice } = valve;
    expect(play(start(choice), { type: 'skip' }).answers).toEqual({});
  });
});

describe('an open answer', () => {
  const wall = toItem('wall', { type: 'open', answer: 'It pumps blood into the whole body.' });
  const think: PracticeEvent = {
    type: 'respond',
    response: { type: 'open', text: 'It is big.', had: 'none' },
  };
  const had = (mark: 'all' | 'part' | 'none'): PracticeEvent => ({ type: 'had', had: mark });

  test('is marked by the student once the model answer is shown, and moves on', () => {
    const open = play(start(wall), think);
    expect(play(open, had('all'))).toBe(open);
    const revealed = play(open, check);
    expect(revealed).toMatchObject({ isRevealed: true, isJudged: false, answers: {} });
    expect(play(revealed, check, next, { type: 'hint' }, write('aorta'))).toBe(revealed);
    const marked = play(revealed, had('all'));
    expect(marked.answers.wall?.response).toEqual({ type: 'open', text: 'It is big.', had: 'all' });
    expect(currentItem(marked)).toBeNull();
    expect(practiceScore(marked)).toMatchObject({ correct: 1, answered: 1 });
  });

  test('comes back if the student had it partly, and its first mark stays', () => {
    const secondRound = play(start(wall), next, had('part'));
    expect(secondRound).toMatchObject({ round: 2, response: null, isRevealed: false });
    const done = play(secondRound, next, had('all'));
    expect(currentItem(done)).toBeNull();
    expect(done.answers.wall?.response).toEqual({ type: 'open', text: '', had: 'part' });
    expect(missedAtFirst(done)).toEqual(['wall']);
  });

  test('needs no certainty, and a sitting that is judged at its end goes to the next question', () => {
    const session = startPractice([wall, valve], { feedback: 'at_end', asksCertainty: true });
    expect(currentItem(play(session, next, had('none')))?.id).toBe('valve');
  });
});

describe('a slip of one letter', () => {
  const slip = play(start(valve), write('mytral valve'), check);

  test('earns no mark, and the student says whether it was remembered', () => {
    expect(isRememberedOpen(slip, valve)).toBe(true);
    const remembered = play(slip, decide(true));
    expect(remembered).toMatchObject({ remembered: true, missed: [] });
    expect(remembered.answers.valve?.remembered).toBe(true);
    expect(practiceScore(remembered).correct).toBe(0);
    expect(currentItem(play(remembered, next))).toBeNull();
  });

  test('comes back if the student did not remember it, or says nothing', () => {
    expect(currentItem(play(slip, decide(false), next))?.id).toBe('valve');
    expect(currentItem(play(slip, next))?.id).toBe('valve');
    expect(play(slip, decide(false), decide(true)).missed).toEqual(['valve']);
  });

  test('never happens in a number, before the answer, or in a right answer', () => {
    const number: PracticeEvent = { type: 'respond', response: { type: 'numerical', text: '81' } };
    const judged = play(start(pulse), number, check);
    expect(play(judged, decide(true))).toBe(judged);
    const open = play(start(valve), write('mytral valve'));
    expect(play(open, decide(true))).toBe(open);
    const right = play(start(valve), write('mitral valve'), check);
    expect(play(right, decide(true))).toBe(right);
  });
});

test('a sitting of an earlier version continues without the fields of written answers', () => {
  const choice: PracticeItem = { ...valve, options: 2, keys: [0] };
  delete choice.body;
  const { response: _, remembered: __, ...stored } = play(start(choice, choice));
  const session = play(stored as PracticeSession, { type: 'choose', choice: 0 });
  expect(session).toMatchObject({ isJudged: true, missed: [] });
  expect(practiceScore({ ...session, answers: { valve: { choices: [0], hint: 0 } as never } }).correct).toBe(
    2,
  );
});
