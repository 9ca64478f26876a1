import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { markdownToHtml } from '../html/markdown-to-html.ts';
import type { FilePassage, FileQuestion } from '../question-file.ts';
import { someMarkdown } from '../testing/some-markdown.ts';
import { someQuestion } from '../testing/some-questions.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { readGift } from './read-gift.ts';
import { writeGift } from './write-gift.ts';

const plain: FileQuestion = {
  type: 'single',
  name: null,
  stem: 'Solve $x^2 = 4$ for x: the positive one.',
  options: [
    { text: '$x = 2$', feedback: 'Yes.' },
    { text: '50% of \\~8', feedback: '' },
  ],
  keys: [0],
  explanation: '',
  topic: null,
  difficulty: null,
  tags: [],
  passage: null,
  body: null,
};

const written = (question: Partial<FileQuestion>) => writeGift([{ ...plain, ...question }], []).text;

/** Two texts are equal if other programs display the same. */
const shown = (markdown: string) => markdownToHtml(withoutPictures(markdown).markdown, () => null);
const asShown = ({ stem, explanation, options, ...question }: FileQuestion) => ({
  ...question,
  stem: shown(stem),
  explanation: shown(explanation),
  options: options.map(({ text, feedback }) => ({ text: shown(text), feedback: shown(feedback) })),
});

describe('a question as GIFT', () => {
  test('is plain where all of its texts are', () => {
    expect(written({})).toBe(
      String.raw`Solve \\(x^2 \= 4\\) for x\: the positive one.{
	=\\(x \= 2\\)#Yes.
	~50% of \~8
}

`,
    );
  });

  test('is HTML where one of them is more', () => {
    expect(written({ name: 'A: b', explanation: 'One\n\n**Two**' })).toBe(
      String.raw`::A\: b::[html]<p>Solve \\(x^2 \= 4\\) for x\: the positive one.</p>{
	=<p>\\(x \= 2\\)</p>#<p>Yes.</p>
	~<p>50% of \~8</p>
	####<p>One</p><p><strong>Two</strong></p>
}

`,
    );
  });

  test('has its topic, its tags and its difficulty', () => {
    const { text } = writeGift(
      [
        { ...plain, topic: 'Light/sound', difficulty: 'hard', tags: ['a [b]'] },
        { ...plain, topic: 'Light/sound' },
        plain,
      ],
      [],
    );
    expect(text.match(/^(?:\$|\/\/).*/gm)).toEqual([
      '$CATEGORY: $course$/top/Light//sound',
      String.raw`// [tag:a [b\]] [tag:difficulty:hard]`,
      '$CATEGORY: $course$/top',
    ]);
  });

  test.each([
    ['one right', [0], ['=a', '~b', '~c'], 'single'],
    ['two right', [0, 2], ['~%50%a', '~%-100%b', '~%50%c'], 'multiple'],
    ['three right', [0, 1, 2], ['~%33.33333%a', '~%33.33333%b', '~%33.33333%c'], 'multiple'],
    ['one of several right', [1], ['~%-100%a', '~%100%b', '~%-100%c'], 'multiple'],
  ] as const)('%s', (_, keys, lines, type) => {
    const options = ['a', 'b', 'c'].map((text) => ({ text, feedback: '' }));
    expect(written({ type, keys: [...keys], options }).match(/(?<=\t).*/g)).toEqual(lines);
  });

  test.each([
    ['no feedback', '', '', '', '{FALSE}'],
    ['feedback of the right answer', '', 'a', '', '{FALSE##a}'],
    ['feedback of the wrong answer', 'b', '', '', '{FALSE#b}'],
    ['all of it', 'b', 'a', 'c', '{FALSE#b#a####c}'],
  ])('is false with %s', (_, whenTrue, whenFalse, explanation, end) => {
    const options = [
      { text: 'True', feedback: whenTrue },
      { text: 'False', feedback: whenFalse },
    ];
    expect(written({ type: 'true_false', stem: 'Q', options, keys: [1], explanation })).toBe(`Q${end}\n\n`);
  });

  test.each([
    ['a comment', '// a', '[moodle]// a{'],
    ['a format', '&#91;html&#93; a', '[moodle][html] a{'],
    ['a category', '\\$CATEGORY: a', '$CATEGORY\\: a{'],
    ['a name', '::a::', '\\:\\:a\\:\\:{'],
    ['a gap', 'a {{blank}} b', 'a _____ b{'],
    ['a line break', 'a\\\nb', '[html]<p>a<br/>b</p>{'],
  ])('whose text begins like %s, or has it', (_, stem, start) => {
    expect(written({ stem }).startsWith(start)).toBe(true);
  });

  test('has a percent sign at the start of an option that is no weight', () => {
    const text = written({
      options: [
        { text: '%50% of it', feedback: '' },
        { text: 'b', feedback: '' },
      ],
    });
    expect(readGift(text).questions[0]?.options[0]?.text).toBe('%50% of it');
  });

  test('warns that its pictures are omitted, and that it is omitted if it has nothing else', () => {
    const pictures = {
      ...plain,
      options: ['![](picture:0)', '![](picture:1)'].map((text) => ({ text, feedback: '' })),
    };
    const { text, omissions } = writeGift([pictures, { ...plain, stem: 'See ![the map](picture:0).' }], []);
    expect(text).toMatch(/^See the map\.\{/);
    expect(omissions).toEqual([
      { line: 1, message: 'It is left out: without its pictures it says too little.' },
      { line: 2, message: 'Its pictures are left out: this format holds only text.' },
    ]);
  });
});

describe('a written file is read', () => {
  test('with the same questions', () => {
    const questions = fc.array(
      someQuestion(someMarkdown, (text) => shown(text) !== ''),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(questions, (list) => {
        const alone = list.filter(
          ({ options }) => new Set(options.map(({ text }) => shown(text))).size === options.length,
        );
        const { text } = writeGift(alone, []);
        const read = readGift(text);
        expect(
          read.questions.map(({ line: _, ...question }) => asShown(question)),
          text,
        ).toEqual(alone.map(asShown));
        expect(read.warnings).toEqual([]);
        const repeated = writeGift(read.questions, []).text;
        expect(writeGift(readGift(repeated).questions, []).text).toBe(repeated);
      }),
      { seed, numRuns: runs(1_500) },
    );
  });

  test('with their passages', () => {
    const passages: FilePassage[] = [
      { title: 'The sea', text: 'The sea is **wide** {and} deep.\n\nIt is salt.' },
      { title: '', text: 'No title.' },
    ];
    const questions = [1, 1, null, 0].map((passage, index) => ({
      ...plain,
      stem: `Question ${index}`,
      passage,
    }));
    const { text, omissions } = writeGift(questions, passages);
    const read = readGift(text);
    expect(omissions).toEqual([]);
    expect(read).toMatchObject({ found: 4, skipped: 0, warnings: [] });
    expect(read.questions.map(({ passage }) => (passage === null ? null : read.passages[passage]))).toEqual([
      passages[1],
      passages[1],
      null,
      passages[0],
    ]);
  });
});
