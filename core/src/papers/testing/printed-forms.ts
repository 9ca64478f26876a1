/** Papers printed in many forms. */
type Print = (index: number) => string;

const NUMBERS: readonly Print[] = [
  (index) => `${index}.`,
  (index) => `${index})`,
  (index) => `(${index})`,
  (index) => `Q${index}.`,
  (index) => `Question ${index}:`,
  (index) => `No. ${index}`,
];
const LETTERS: readonly Print[] = [
  (index) => `${'ABCDE'[index]}.`,
  (index) => `${'ABCDE'[index]})`,
  (index) => `(${'ABCDE'[index]})`,
  (index) => `${'abcde'[index]}.`,
  (index) => `${'abcde'[index]})`,
  (index) => `(${'abcde'[index]})`,
  (index) => `[${'ABCDE'[index]}]`,
  (index) => `${'ABCDE'[index]} -`,
];
/** Puts options below one another, in one line, behind the stem, two in a line, and in two columns. */
const LAYOUTS: readonly ((stem: string, options: readonly string[]) => string)[] = [
  (stem, options) => [stem, ...options].join('\n'),
  (stem, options) => `${stem}\n${options.join(' ')}`,
  (stem, options) => `${stem} ${options.join(' ')}`,
  (stem, [a, b, ...more]) => `${stem}\n${a} ${b}\n${more.join(' ')}`,
  (stem, options) => {
    const rows = Math.ceil(options.length / 2);
    return [
      stem,
      ...options.slice(0, rows).map((option, row) => `${option} ${options[row + rows] ?? ''}`),
    ].join('\n');
  },
];
/** Prints the keys of the complete paper; an empty text for a paper without a list. */
const LISTS: readonly ((keys: readonly string[]) => string)[] = [
  () => '',
  (keys) => `Answers\n${keys.map((key, index) => `${index + 1}. ${key}`).join('\n')}`,
  (keys) => `KEY\n${keys.map((key, index) => `${index + 1}${key}`).join(' ')}`,
  (keys) => `Answers: ${keys.map((key, index) => `${index + 1}-${key}`).join(', ')}`,
  (keys) => `Answer key\n| ${keys.map((_, index) => index + 1).join(' | ')} |\n| ${keys.join(' | ')} |`,
];

/** Made up for these tests; a key is the index of its option. */
export const QUESTIONS = [
  {
    stem: 'Which animal can fly for hours?',
    options: ['the goat', 'the swift', 'the frog', 'the carp'],
    key: 1,
  },
  { stem: 'The sum of 12 and 30 is', options: ['40', '18', '42', '360'], key: 2 },
  {
    stem: 'A plant takes in carbon dioxide by its',
    options: ['stomata', 'root hairs', 'bark', 'petals', 'seeds'],
    key: 0,
  },
  { stem: 'Iron is a', options: ['gas', 'metal', 'salt', 'fat'], key: 1 },
  { stem: 'Water that freezes', options: ['shrinks', 'burns', 'grows', 'melts'], key: 2 },
  { stem: 'The opposite of “late” is', options: ['early', 'soon', 'never', 'slow'], key: 0 },
];

/** Every number with every letter and every layout. */
export const FORMS = NUMBERS.flatMap((number, first) =>
  LETTERS.flatMap((letter, second) =>
    LAYOUTS.map((layout, third) => ({
      name: `${number(1)} ${letter(0)} layout ${third}`,
      number,
      letter,
      layout,
      list: LISTS[(first + second + third) % LISTS.length] ?? (() => ''),
    })),
  ),
);

type Form = Pick<(typeof FORMS)[number], 'number' | 'letter' | 'layout'>;

/** @returns the lines of each question in a form */
export const printQuestions = ({ number, letter, layout }: Form): string[] =>
  QUESTIONS.map(({ stem, options }, index) =>
    layout(
      `${number(index + 1)} ${stem}`,
      options.map((option, position) => `${letter(position)} ${option}`),
    ),
  );

/** The letters of the keys. */
export const KEY_LETTERS = QUESTIONS.map(({ key }) => 'ABCDE'[key] ?? '');
