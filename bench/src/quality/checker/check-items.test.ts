import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkItems } from './check-items.ts';
import type { CheckedItem } from './checked-item.ts';
import { item } from './testing/checked-samples.ts';

const SHUTTLE = item({});
const HEDDLE = item({
  stem: 'A ________ lifts some of the threads of the warp.',
  options: ['heddle', 'shuttle', 'treadle', 'bobbin'],
  quote: 'A heddle lifts some of the threads of the warp.',
});
const NOTE = { text: `${SHUTTLE.quote}\n${HEDDLE.quote}` };

function getNames(items: readonly CheckedItem[], earlier: readonly CheckedItem[] = [], note = NOTE) {
  return checkItems(note, items, earlier).map((faults) => faults.map(({ fault }) => fault));
}

describe('items of one student', () => {
  test('two sound items have no fault', () => {
    expect(getNames([SHUTTLE, HEDDLE])).toEqual([[], []]);
  });

  test('an item that prints the key of another gives it away, in a set and against earlier ones', () => {
    const printing = item({
      stem: 'A shuttle carries the ________ across the loom.',
      options: ['yarn', 'cloth', 'wood', 'weft'],
    });
    expect(getNames([SHUTTLE, printing])).toEqual([['pair'], ['pair']]);
    expect(getNames([printing], [SHUTTLE])).toEqual([['pair']]);
  });

  test('items with the same key and sentence repeat each other', () => {
    const repeatedCheckedItem = item({ stem: 'Which of the following carries the yarn across the loom?' });
    expect(getNames([SHUTTLE, repeatedCheckedItem])).toEqual([['pair'], ['pair']]);
  });

  test('items about the same sentence repeat each other', () => {
    const long = 'A reed beats the weft, and a temple stretches the cloth.';
    const first = item({ stem: 'A ________ beats the weft.', options: ['reed', 'comb'], quote: long });
    const second = item({
      stem: 'A ________ stretches the cloth.',
      options: ['temple', 'frame'],
      quote: long,
    });
    expect(getNames([first, second], [], { text: `${NOTE.text}\n${long}` })).toEqual([['pair'], ['pair']]);
  });

  test('a row and a list hold more than one thing to ask', () => {
    const quote = 'reed | beats the weft | steel';
    const task = item({ kind: 'value', stem: 'What does the first part do?', options: ['beats'], quote });
    const createdCheckedItem = item({
      kind: 'value',
      stem: 'Which material is it made of?',
      options: ['steel'],
      quote,
    });
    expect(getNames([task, createdCheckedItem], [], { text: `${NOTE.text}\n${quote}` })).toEqual([[], []]);
  });

  test('a key in a stem about something else gives nothing away', () => {
    const passing = item({
      stem: 'A shuttle of ________ is heavy.',
      options: ['oak', 'ash', 'elm', 'fir'],
      quote: 'A shuttle of oak is heavy.',
    });
    expect(getNames([SHUTTLE, passing])).toEqual([[], []]);
  });
});

describe('a note that is not English', () => {
  const text =
    'Les glaciers, qui naissent de la neige, creusent des vallées dans la roche.\nLa navette porte le fil.';
  const quote = 'La navette porte le fil.';
  const navette = item({ stem: 'La ________ porte le fil.', options: ['navette', 'pédales', '12'], quote });

  test('has no fault that needs English', () => {
    expect(getNames([navette], [], { text })).toEqual([[]]);
  });

  test('has the faults that every language can have', () => {
    const broken = { ...navette, stem: 'La ________ porte vite (le fil.' };
    expect(getNames([broken, broken], [], { text })[0]).toEqual(['cloze', 'grammar', 'pair']);
  });
});

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const sentence = fc.array(word, { minLength: 4, maxLength: 20 });

describe('whatever is written', () => {
  test('a sentence with one of its words blanked is itself again', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (words, selection) => {
        const index = selection % words.length;
        const key = words[index] ?? '';
        const stem = `${words.with(index, '________').join(' ')}.`;
        const cloze = item({ stem, options: [key, 'other'], quote: `${words.join(' ')}.` });
        expect(getNames([cloze])[0]).not.toContain('cloze');
      }),
    );
  });

  test('a word that the sentence does not have is found', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (words, selection) => {
        const index = 1 + (selection % (words.length - 1));
        const stem = `${words.toSpliced(index, 0, 'unwrittenword').join(' ')} ________.`;
        const cloze = item({ stem, options: ['key', 'other'], quote: `${words.join(' ')} key.` });
        expect(getNames([cloze])[0]).toContain('cloze');
      }),
    );
  });

  test('the order of the items does not change what is found', () => {
    const anyItem = fc.record({
      kind: fc.constantFrom('term', 'meaning', 'member', 'number', 'why', 'statement'),
      stem: sentence.map((words) => `The ________ ${words.join(' ')}`),
      options: fc.array(word, { minLength: 2, maxLength: 4 }),
      answerIndex: fc.nat(3),
      quote: sentence.map((words) => words.join(' ')),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), (items) => {
        expect(getNames(items.toReversed()).toReversed()).toEqual(getNames(items));
      }),
    );
  });

  test('hostile text is read to its end', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        '_'.repeat(5000),
        '('.repeat(5000),
        'a, '.repeat(2000),
        '\u202e\u0000\ud800',
        'is the '.repeat(900),
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, fc.integer(), (stem, option, quote, answerIndex) => {
        const items = [{ kind: option, stem, options: [option, quote], answerIndex, quote }];
        expect(checkItems({ text: `${NOTE.text} ${quote}\n${stem}` }, items)).toHaveLength(1);
      }),
    );
  });
});

test('a book of 300,000 words and fifty items are read, the last sentence too', () => {
  const filler = 'The loom of the town is set up with a warp that is wound by hand, and the cloth is sold. ';
  const text = `${filler.repeat(15_000)}\n${NOTE.text}\nThe bobbin is also called shuttle.`;
  const items = Array.from({ length: 50 }, () => SHUTTLE);
  expect(getNames(items, [], { text }).every((names) => names.includes('second_key'))).toBe(true);
});

test('no items have no faults, and an empty note is a note', () => {
  expect(checkItems(NOTE, [])).toEqual([]);
  expect(checkItems({ text: '' }, [SHUTTLE])).toEqual([[]]);
});
