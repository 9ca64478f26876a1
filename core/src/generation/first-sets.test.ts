import { describe, expect, it } from 'vitest';
import {
  type FirstSetStanding,
  type FirstSetsStanding,
  firstSetsNow,
  refusalSentence,
} from './first-sets.ts';
import { generationFailureSentence } from './generation-failure.ts';

const set = (
  status: FirstSetStanding['status'],
  made = 0,
  message: string | null = null,
): FirstSetStanding => ({
  status,
  made,
  message,
  wanted: status === 'off' ? 0 : 10,
});
const note = (changed: Partial<FirstSetsStanding['note']> = {}): FirstSetsStanding['note'] => ({
  status: 'ready',
  progress: null,
  page_count: 3,
  word_count: 900,
  paged: true,
  error: null,
  ...changed,
});
const reading = (changed: Partial<FirstSetsStanding['note']>) =>
  firstSetsNow({ note: note(changed), questions: set('waiting'), cards: set('waiting') });

describe('the first sets of a note', () => {
  it.each([
    ['sent', { status: 'uploaded' }, 5],
    ['being read', { status: 'extracting' }, 20],
    ['at half of its scans', { status: 'extracting', progress: { done: 5, total: 10 } }, 30],
  ] as const)('have the stage "reading" while the note is %s', (_, of, percent) => {
    expect(reading(of)).toEqual({ stage: 'reading', percent, start: null, sentences: [] });
  });

  const ready = (made: number) => set('ready', made);
  it.each([
    ['before either is begun', set('waiting'), set('waiting'), 'making', 50, null],
    ['when cards alone are there', set('running'), ready(8), 'making', 75, null],
    [
      'as soon as questions are there',
      ready(10),
      set('running'),
      'ready',
      75,
      { with: 'questions', count: 10 },
    ],
    ['when all are there', ready(10), ready(10), 'ready', 100, { with: 'questions', count: 10 }],
    ['with cards where no question came', set('failed'), ready(4), 'ready', 100, { with: 'cards', count: 4 }],
    ['with cards alone', set('off'), ready(4), 'ready', 100, { with: 'cards', count: 4 }],
    ['when the month is used up', set('refused'), set('refused'), 'over', 100, null],
    ['when nothing is wanted', set('off'), set('off'), 'over', 100, null],
  ] as const)('%s', (_, questions, cards, stage, percent, start) => {
    expect(firstSetsNow({ note: note(), questions, cards })).toMatchObject({ stage, percent, start });
  });
});

describe('the message about a note', () => {
  const prose = generationFailureSentence('mcq', 'nothing_to_ask');
  const cardsAlone =
    'We found no question in this note. Questions need lists, tables or explained terms. Use the cards instead.';
  const said = (
    of: Partial<FirstSetsStanding['note']>,
    questions: FirstSetStanding,
    cards = set('ready', 10),
  ) => firstSetsNow({ note: note(of), questions, cards }).sentences.join(' ');

  it.each([
    ['of usual size', {}, set('ready', 10), ''],
    ['that gave fewer', {}, set('ready', 4, 'Four is all.'), 'Four is all.'],
    [
      'of three lines',
      { word_count: 23 },
      set('ready', 2),
      'This note has 23 words, so it gives no more than this. Add the rest of the page for more.',
    ],
    [
      'that is short and dense',
      { word_count: 70 },
      set('ready', 10),
      'This note has 70 words. That was enough.',
    ],
    [
      'of 312 pages',
      { word_count: 90_000, page_count: 312 },
      set('ready', 10),
      'These come from all 312 pages, so many parts are not asked yet. Make the next set of one chapter.',
    ],
    [
      'that is long and has no pages',
      { word_count: 90_000, paged: false },
      set('ready', 10),
      'These come from the whole note, so many parts are not asked yet. Make the next set of one chapter.',
    ],
    ['of prose that gave cards alone', {}, set('failed', 0, prose), cardsAlone],
    ['whose questions failed for another cause', {}, set('failed', 0, 'Try again.'), 'Try again.'],
    [
      'of prose that is long',
      { word_count: 90_000, paged: false },
      set('failed', 0, prose),
      `${cardsAlone} These come from the whole note, so many parts are not asked yet. Make the next set of one chapter.`,
    ],
    ['whose questions were refused', {}, set('refused', 0, 'All used.'), 'All used.'],
  ] as const)('%s', (_, of, questions, sentence) => {
    expect(said(of, questions)).toBe(sentence);
  });

  it('names the next step for a note of one line', () => {
    expect(said({ word_count: 1 }, set('failed', 0, 'Nothing.'), set('failed', 0, 'Nothing.'))).toBe(
      'This note has 1 word, and nothing in it can be asked. Add the whole page, or write “Term: meaning” lines, and upload it again.',
    );
  });

  it('gives the reason for a note that cannot be read', () => {
    expect(said({ status: 'failed', error: { message: 'It is locked.' } }, set('waiting'))).toBe(
      'It is locked.',
    );
  });

  it("names the end of the month's limit", () => {
    const month = { limit: 5, resets_at: '2026-11-30T23:00:00.000Z' };
    expect(refusalSentence('cards', { ...month, used: 5 })).toBe(
      'No cards were made: you have used all 5 flashcard sets this month. The next ones are free on 1 December 2026.',
    );
    expect(refusalSentence('questions', { ...month, used: 1 })).toBe(
      'No questions were made by themselves. Make them from the page of the note.',
    );
  });
});
