import { describe, expect, test } from 'vitest';
import { condition, oldItem, oldTest } from '../testing/qti-files.ts';
import { readQti } from './read-qti.ts';

const read = (xml: string) => readQti(Buffer.from(xml));

describe('items of other kinds', () => {
  const response = (inner: string) => oldItem().replace(/<response_lid.*<\/response_lid>/, inner);
  test.each([
    [
      'essay_question',
      oldItem({ fields: { question_type: 'essay_question' } }),
      'Essay questions cannot be imported.',
    ],
    [
      'text_only_question',
      oldItem({ fields: { question_type: 'text_only_question' } }),
      'Texts, which ask nothing, cannot be imported.',
    ],
    ['no response', response(''), 'Texts, which ask nothing, cannot be imported.'],
    [
      'a text',
      response('<response_str ident="r"><render_fib/></response_str>').replace(
        /<resproc.*<\/resprocessing>/,
        '',
      ),
      'Questions that ask for a text cannot be imported.',
    ],
    [
      'a place',
      response('<response_xy ident="r"><render_hotspot/></response_xy>'),
      'Questions about a place in a picture cannot be imported.',
    ],
    ['an order', oldItem({ cardinality: 'Ordered' }), 'Ordering questions cannot be imported.'],
    [
      'two responses',
      response('<response_lid ident="r"/><response_lid ident="s"/>'),
      'Questions of several parts cannot be imported.',
    ],
    ['no choices', response('<response_lid ident="r"/>'), 'Questions without choices cannot be imported.'],
    [
      'any of two',
      oldItem({ conditions: condition('A', '1') + condition('B', '1') }),
      'Questions in which any of several answers is right cannot be imported.',
    ],
    [
      'any of two within or',
      oldItem({ conditions: condition('<or><varequal>A</varequal><varequal>B</varequal></or>', '1') }),
      'Questions in which any of several answers is right cannot be imported.',
    ],
  ])('such as %s are passed over at their line, and those around them come in', async (_, item, message) => {
    const file = await read(oldTest(oldItem(), item, oldItem()));
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [], warnings: [{ line: 3, message }] });
    expect(file.questions.map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('an item in which something is wrong', () => {
  const noKey = 'This question has no right answer: no condition with one of its choices gives a mark.';
  const tags = 'The tags do not match here: one is not closed, or is closed without being open.';
  test.each([
    ['no conditions', oldItem({ conditions: '' }), noKey],
    ['a mark of nothing', oldItem({ conditions: condition('A', '0') }), noKey],
    ['a mark that is a word', oldItem({ conditions: condition('A', 'right') }), noKey],
    [
      'a right choice that is not there',
      oldItem({ conditions: condition('E', '1') }),
      'The right answer is none of the options.',
    ],
    ['no text', oldItem({ text: ' ' }), 'This question has no text.'],
    ['one choice', oldItem({ labels: ['4'] }), 'This question has fewer than two options.'],
    ['the same choice twice', oldItem({ labels: ['4', ' 4 '] }), 'Options A and B are the same.'],
    ['an empty choice', oldItem({ labels: ['4', ''] }), 'Option B is empty.'],
    ['a tag that is not closed', oldItem({ text: 'a <b>c' }), tags],
    ['a tag that is closed twice', oldItem({ text: 'a</mattext>' }), tags],
    ['its end missing', oldItem().replace('</item>', ''), 'This question does not end: </item> is missing.'],
  ])('%s is told with its line, and those around it come in', async (_, item, message) => {
    const file = await read(oldTest(oldItem(), item, oldItem()));
    expect(file).toMatchObject({ found: 3, skipped: 1, warnings: [], errors: [{ line: 3, message }] });
    expect(file.errors).toHaveLength(1);
    expect(file.questions.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('with several right answers omits the feedback for wrong ones', async () => {
    const feedback =
      '<itemfeedback ident="general_incorrect_fb"><material><mattext>No</mattext></material></itemfeedback>';
    const all = condition('<varequal>A</varequal><varequal>B</varequal>', '1');
    const file = await read(oldTest(oldItem({ cardinality: 'Multiple', conditions: all, more: feedback })));
    expect(file.warnings).toEqual([{ line: 2, message: 'The feedback on any wrong answer was left out.' }]);
  });
});
