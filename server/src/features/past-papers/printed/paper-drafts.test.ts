import type { PrintedQuestion } from '@akada/core/papers/printed-paper.ts';
import { describe, expect, it, test } from 'vitest';
import type { PaperQuestionContent } from './paper-content.ts';
import { getDraft, isReady } from './paper-drafts.ts';

const paper = { body: 'waec', year: '2017', subject: 'Biology', topic: 'Cells' } as const;

const printed: PrintedQuestion = {
  number: 7,
  section: '',
  passage: '',
  hasFigure: false,
  kind: 'single',
  stem: 'Which is a gas?',
  options: ['ice', 'air', 'iron'].map((text, index) => ({ letter: 'ABC'[index] ?? '', text })),
  parts: [],
  key: [1],
  answer: '',
  keySource: 'list',
  explanation: 'Air fills a room.',
  problems: [],
  page: 1,
};

function ask(
  changes: Partial<PrintedQuestion>,
  mended: Partial<PaperQuestionContent> = {},
): PaperQuestionContent {
  const question = { ...printed, ...changes };
  const { key, answer } = question;
  const asPrinted = { stem: null, options: null, key, answer, keyGiver: 'paper' as const };
  return { printed: question, ...asPrinted, isExcluded: false, questionId: null, topic: null, ...mended };
}

const theory = { options: [], key: [], stem: 'Explain osmosis.', kind: 'open' as const };

describe('a question of a past paper', () => {
  test.each([
    ['options with one key', ask({}), 'single'],
    ['options with two keys', ask({ key: [0, 1] }), 'multiple'],
    ['true or false', ask({ kind: 'true_false', options: printed.options.slice(0, 2) }), 'true_false'],
    ['a word', ask({ ...theory, kind: 'short', answer: 'osmosis' }), 'short'],
    ['a number with its unit', ask({ ...theory, kind: 'numerical', answer: '37 °C' }), 'numerical'],
    ['words of a formula', ask({ ...theory, kind: 'short', answer: 'E = mc²' }), 'open'],
    ['a sentence', ask({ ...theory, answer: 'Water moves through a membrane.' }), 'open'],
  ])('with %s has the type for it', (_, content, type) => {
    expect(getDraft(paper, content)?.draft.type).toBe(type);
    expect(isReady(paper, content)).toBe(true);
  });

  it('says its number and where it comes from, and shows its parts', () => {
    const parts = [{ label: '(a)', depth: 0, text: 'Define it.' }];
    const { draft } = getDraft(paper, ask({ ...theory, parts, answer: 'Water moves.' })) ?? {};
    expect(draft).toMatchObject({
      tags: ['WAEC 2017', 'Question 7'],
      topic: 'Cells',
      subject: 'Biology',
      stem: 'Explain osmosis.\n(a) Define it.',
    });
  });

  it('has its printed reason only with its printed key', () => {
    expect(getDraft(paper, ask({}))?.draft.explanation).toBe('Air fills a room.');
    expect(getDraft(paper, ask({}, { key: [0], keyGiver: 'person' }))?.draft.explanation).toBe('');
  });

  it.each([
    ['no key', ask({ key: [], keySource: null }), undefined],
    ['equal options', ask({}, { options: ['ice', 'Ice', 'iron'] }), 'Give each option once.'],
    ['a long answer', ask({ ...theory, answer: 'a '.repeat(700) }), 'at most 1,200 characters'],
    ['a long text', ask({ stem: 'a '.repeat(2_100) }), 'shorten it'],
  ])('with %s is not ready', (_, content, sentence) => {
    expect(isReady(paper, content)).toBe(false);
    const faults = getDraft(paper, content)?.faults;
    expect(faults?.[0]).toEqual(sentence === undefined ? undefined : expect.stringContaining(sentence));
  });

  it('is not ready while its student omits it', () => {
    expect(isReady(paper, ask({}, { isExcluded: true }))).toBe(false);
  });
});
