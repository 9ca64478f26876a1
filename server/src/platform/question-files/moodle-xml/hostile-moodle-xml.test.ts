import { describe, expect, test } from 'vitest';
import { makeQuiz, moodleExport, multichoice } from '../testing/moodle-xml-files.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const good = multichoice();
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
);

describe('Moodle XML that means harm', () => {
  test.each([
    [
      'a billion laughs',
      `<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY l0 "ha">\n${laughs.join('\n')}\n]>\n<quiz>${multichoice({ text: '&l9;' })}</quiz>`,
    ],
    [
      'an entity from outside',
      `<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<quiz>${multichoice({ text: '&x;' })}</quiz>`,
    ],
    [
      'a document type from outside',
      `<?xml version="1.0"?>\n<!DOCTYPE quiz SYSTEM "https://evil.test/x.dtd">\n<quiz>${good}</quiz>`,
    ],
  ])('is rejected at its line with %s', (_, text) => {
    expect(readMoodleXml(text)).toMatchObject({
      found: 0,
      questions: [],
      errors: [
        {
          line: 2,
          message: 'A document type cannot be imported. Delete <!DOCTYPE …> and upload the file again.',
        },
      ],
    });
  });

  test.each([
    ['200,000 levels', `<b>`.repeat(200_000)],
    ['200,000 levels that end', `${'<b>'.repeat(200_000)}${'</b>'.repeat(200_000)}`],
  ])('by %s in a question ends there, and those before it come in', (_, text) => {
    const file = readMoodleXml(makeQuiz(good, multichoice({ text }), good));
    expect(file.questions).toHaveLength(1);
    expect(file).toMatchObject({
      found: 2,
      skipped: 1,
      errors: [{ line: 4, message: 'The XML is nested too deeply from here on.' }],
    });
  });

  test.each([
    ['200,000 levels of HTML', `<![CDATA[${'<div>'.repeat(200_000)}deep]]>`],
    [
      'an attribute for each of a million',
      `<![CDATA[deep<p ${Array.from({ length: 300_000 }, (_, index) => `a${index}`).join(' ')}>]]>`,
    ],
  ])('by %s gives its words with a warning', (_, text) => {
    const file = readMoodleXml(makeQuiz(multichoice({ text })));
    expect(file.questions).toMatchObject([{ stem: 'deep' }]);
    expect(file.warnings).toMatchObject([{ line: 3 }]);
  });

  test('by a million mistakes is not read to its end', () => {
    const file = readMoodleXml(makeQuiz(good, ...Array.from({ length: 100_000 }, () => '< < < < < < < <')));
    expect(file.questions).toHaveLength(1);
    expect(file.errors.length).toBeLessThan(3);
  });

  test('by ampersands has one warning', () => {
    const file = readMoodleXml(makeQuiz(multichoice({ more: `<x>${'&'.repeat(10_000)}</x>` })));
    expect(file.questions).toHaveLength(1);
    expect(file.warnings).toEqual([
      {
        line: 3,
        message:
          'An & stands alone, as in 9999 other places, and was read as it is. In XML it is written &amp;.',
      },
    ]);
  });

  test('by a million ampersands is not read to its end', () => {
    const file = readMoodleXml(makeQuiz(good, multichoice({ more: `<x>${'&'.repeat(1_000_000)}</x>` })));
    expect(file.questions).toHaveLength(1);
    expect(file.errors).toHaveLength(1);
  });

  test('by scripts keeps none of them', () => {
    const text =
      '<![CDATA[<p onclick="x()">Sum<script>x()</script><iframe src="https://evil.test"></iframe></p>]]>';
    expect(readMoodleXml(makeQuiz(multichoice({ text }))).questions).toMatchObject([{ stem: 'Sum' }]);
  });
});

describe('a file that is cut', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('after %s tenths has the questions before the cut', (tenths) => {
    const cut = moodleExport.slice(0, (moodleExport.length * tenths) / 10);
    const whole = readMoodleXml(moodleExport);
    const file = readMoodleXml(cut);

    const stems = whole.questions.map(({ stem }) => stem);
    expect(file.questions.map(({ stem }) => stem)).toEqual(stems.slice(0, file.questions.length));
    expect(file.errors).toHaveLength(1);
    expect(file.found).toBe(file.questions.length + file.skipped);
    const ended = cut.split('</question>').length - 1;
    const categories = cut.split('"category"').length - 1;
    expect(file.found).toBeGreaterThanOrEqual(ended - categories);
  });
});
