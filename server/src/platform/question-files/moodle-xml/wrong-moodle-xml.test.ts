import { describe, expect, test } from 'vitest';
import { makeQuiz, multichoice, onePixel } from '../testing/moodle-xml-files.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const good = multichoice();
const answers = (...shares: [string, string][]) =>
  shares.map(([share, text]) => `<answer fraction="${share}"><text>${text}</text></answer>`).join('');
const getSummary = ({ found, skipped, errors, warnings, questions }: ReturnType<typeof readMoodleXml>) => ({
  found,
  skipped,
  errors,
  warnings,
  stems: questions.map(({ stem, line }) => `${line} ${stem}`),
});

describe('a question in which something is wrong', () => {
  const noKey = 'This question has no right answer. Give one of its answers fraction="100".';
  test.each([
    ['no right answer', multichoice({ answers: answers(['0', 'a'], ['0', 'b']) }), noKey],
    [
      'no fractions',
      multichoice({ answers: '<answer><text>a</text></answer><answer><text>b</text></answer>' }),
      noKey,
    ],
    [
      'a fraction that is a word',
      multichoice({ answers: answers(['right', 'a'], ['0', 'b']) }),
      'The fraction of this answer is not a number. Write fraction="100" or fraction="0".',
    ],
    ['no text', multichoice({ text: '<![CDATA[<p>&nbsp;</p>]]>' }), 'This question has no text.'],
    [
      'one answer',
      multichoice({ answers: answers(['100', 'a']) }),
      'This question has fewer than two options.',
    ],
    [
      'the same answer twice',
      multichoice({ answers: answers(['100', 'a'], ['0', ' a ']) }),
      'Options A and B are the same.',
    ],
    ['an empty answer', multichoice({ answers: answers(['100', 'a'], ['0', '']) }), 'Option B is empty.'],
    [
      'thirteen answers',
      multichoice({
        answers: answers(['100', 'x'], ...[...'abcdefghijkl'].map((name): [string, string] => ['0', name])),
      }),
      'This question has 13 options. 12 is the most.',
    ],
    [
      'a text that is too long',
      multichoice({ text: 'a'.repeat(4_001) }),
      'The text of this question is longer than 4,000 characters.',
    ],
    [
      'an answer of ten million characters',
      multichoice({ answers: answers(['100', 'a'.repeat(10_000_000)], ['0', 'b']) }),
      'Option A is longer than 1,000 characters.',
    ],
    [
      'true and false both right',
      '<question type="truefalse"><questiontext><text>x</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>',
      'Only one of "true" and "false" can be right.',
    ],
    [
      'neither true nor false',
      '<question type="truefalse"><questiontext><text>x</text></questiontext><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>',
      'A true or false question has two answers, "true" and "false".',
    ],
    [
      'a tag that is not closed',
      multichoice({ text: '2 + <b>2' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    [
      'a tag that is closed twice',
      multichoice({ text: '2</text> + 2' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    [
      'a tag that was never open',
      multichoice({ more: '</b>' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    ['a < that is no tag', multichoice({ text: '2 < 4' }), 'A < stands alone here. Write &lt; for it.'],
    [
      'an attribute without quotes',
      multichoice({ answers: '<answer fraction=100><text>4</text></answer>' }),
      'An attribute is wrong here. Write it as name="value".',
    ],
    [
      'its end missing',
      good.replace('</question>', ''),
      'This question does not end: </question> is missing.',
    ],
  ])('%s is told with its line, and those around it come in', (_, wrong, message) => {
    expect(getSummary(readMoodleXml(makeQuiz(good, wrong, good)))).toMatchObject({
      found: 3,
      skipped: 1,
      errors: [{ line: 4, message }],
      stems: ['3 What is 2 + 2?', '5 What is 2 + 2?'],
    });
  });

  test('is told with the line within it', () => {
    const wrong = multichoice({ answers: `\n${answers(['100', 'a'])}\n${answers(['none', 'b'])}` });
    expect(readMoodleXml(makeQuiz(good, wrong)).errors).toMatchObject([{ line: 6 }]);
  });

  test('leaves none of its pictures', () => {
    const picture = `<file name="a.png" encoding="base64">${onePixel}</file>`;
    const text = '<![CDATA[<img src="@@PLUGINFILE@@/a.png">]]>';
    const wrong = multichoice({ answers: `<answer fraction="0"><text>${text}</text>${picture}</answer>` });
    expect(readMoodleXml(makeQuiz(wrong, good)).pictures).toEqual([]);
  });
});

describe('what people write as if it were HTML', () => {
  test.each([
    ['an & alone', 'Black & white?', 'Black & white?'],
    ['an entity of HTML', '2&nbsp;+ 2 &ge; 4?', '2 + 2 ≥ 4?'],
    ['a query', 'a&b=c;d', 'a\\&b=c;d'],
  ])('%s is read as it is, with a warning', (_, text, stem) => {
    const file = readMoodleXml(makeQuiz(good, multichoice({ text }), good));
    expect(file.questions.map((question) => question.stem)).toEqual([
      'What is 2 + 2?',
      stem,
      'What is 2 + 2?',
    ]);
    expect(file.warnings).toMatchObject([{ line: 4, message: expect.stringContaining('An & stands alone') }]);
  });

  test('tags in a text are its markup', () => {
    const file = readMoodleXml(makeQuiz(multichoice({ text: '<p>What is <b>two</b>, or <br/> 2?</p>' })));
    expect(file.questions).toMatchObject([{ stem: 'What is **two**, or\\\n2?' }]);
  });
});

describe('a file that is none', () => {
  test.each([
    ['an empty file', '', 1, 'Something stands outside of the outermost tag here.'],
    ['a quiz without questions', makeQuiz(), 0, 'There is no question in this file.'],
    [
      'a page of HTML',
      '<!DOCTYPE html>\n<html></html>',
      1,
      'A document type cannot be imported. Delete <!DOCTYPE …> and upload the file again.',
    ],
    [
      'a document type on its third line',
      '\n\n<!DOCTYPE quiz [\n<!ENTITY a "b">\n]>\n<quiz></quiz>',
      3,
      'A document type cannot be imported. Delete <!DOCTYPE …> and upload the file again.',
    ],
  ])('%s is one error', (_, text, line, message) => {
    expect(readMoodleXml(text)).toMatchObject({ questions: [], found: 0, errors: [{ line, message }] });
  });

  test('two files in one are read', () => {
    expect(getSummary(readMoodleXml(makeQuiz(good) + makeQuiz(good)))).toMatchObject({
      stems: ['3 What is 2 + 2?', '7 What is 2 + 2?'],
      errors: [{ line: 5 }],
    });
  });
});

describe('more questions than a file may have', () => {
  test('are one error at the line of the first', () => {
    const file = readMoodleXml(makeQuiz(...Array.from({ length: 5_003 }, () => good)));
    expect(file.questions).toHaveLength(5_000);
    expect(file).toMatchObject({ found: 5_003, skipped: 3, errors: [{ line: 5_003 }], warnings: [] });
  });
});
