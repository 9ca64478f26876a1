import { describe, expect, test } from 'vitest';
import { encode } from '../extract/testing/encode.ts';
import { detectFormat } from './detect-format.ts';
import { moodleExport, typedByHand } from './testing/gift-files.ts';

const aiken = 'What is it?\nA) this\nB) that\nANSWER: B\n';
const gift = 'What is it?{=this ~that}\n';
const csv = 'type,stem,option_1,option_2,answer\nsingle,Q,a,b,A\n';
const quiz = '<quiz><question type="truefalse"></question></quiz>';

describe('the format of a file follows from its content', () => {
  test.each([
    ['GIFT of Moodle', 'questions.txt', moodleExport, 'gift'],
    ['GIFT of a teacher', 'quiz.txt', typedByHand, 'gift'],
    ['GIFT of one question', 'quiz', gift, 'gift'],
    ['GIFT whose first option has no mark', 'quiz.txt', 'What is it?{that =this ~it}', 'gift'],
    ['Aiken in small letters', 'quiz.txt', aiken.replace('ANSWER', 'Answer'), 'aiken'],
    ['GIFT of an unsupported kind', 'quiz.txt', 'Why?{}', 'gift'],
    ['GIFT that begins with a tag', 'quiz.txt', `<p>Why?</p>{T}`, 'gift'],
    ['GIFT that asks about Aiken', 'quiz.txt', `${gift}\nWhat does\nANSWER: B\nsay?{=a ~b}`, 'gift'],
    ['Aiken', 'quiz.txt', aiken, 'aiken'],
    ['Aiken that asks about braces', 'quiz.txt', `What is {x}?\n${aiken}`, 'aiken'],
    ['a table', 'quiz.txt', csv, 'csv'],
    ['a table of semicolons', 'quiz', csv.replaceAll(',', ';'), 'csv'],
    ['a table with its delimiter', 'quiz', `sep=;\r\n${csv.replaceAll(',', ';')}`, 'csv'],
    [
      'Moodle XML',
      'quiz.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><!-- b -->\n${quiz}`,
      'moodle_xml',
    ],
    ['Moodle XML with another name', 'quiz.txt', quiz, 'moodle_xml'],
    ['QTI 1.2', 'quiz.xml', '<?xml version="1.0"?><questestinterop xmlns="x"/>', 'qti'],
    ['QTI 2.1', 'item.xml', '<imsqti:assessmentItem/>', 'qti'],
    ['QTI 3.0', 'item.xml', '<!DOCTYPE x><qti-assessment-item/>', 'qti'],
  ])('%s', (_, name, text, format) => {
    expect(detectFormat(name, text)).toBe(format);
    expect(detectFormat(name, Buffer.from(text))).toBe(format);
    expect(detectFormat(name, Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(format);
  });

  test.each([
    ['quiz.gift', 'A text', 'gift'],
    ['quiz.AIKEN', 'A text', 'aiken'],
    ['quiz.csv', 'a,b\n1,2', 'csv'],
    ['quiz.tsv', 'a\tb', 'csv'],
  ])('a file with unclear content has the format of its name: %s', (name, text, format) => {
    expect(detectFormat(name, text)).toBe(format);
  });

  test.each([
    ['a text', 'essay.txt', 'It was a dark and stormy night.'],
    ['a text with a letter', 'essay.txt', 'ANSWER: yes'],
    ['nothing', 'quiz.txt', ''],
    ['XML of another kind', 'page.xml', '<html><p>{=a ~b}</p></html>'],
    ['XML that is broken', 'quiz.txt', '<?xml version="1.0"?>'],
  ])('%s has no format', (_, name, text) => {
    expect(detectFormat(name, text)).toBeNull();
  });

  test('a zip is QTI, other bytes have no format', () => {
    expect(detectFormat('quiz.imscc', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000'))).toBe('qti');
    expect(detectFormat('quiz.txt', new Uint8Array(1_000))).toBeNull();
  });

  test('another encoding does not hide the format', () => {
    expect(detectFormat('quiz.txt', encode('Что это? {=вода ~воздух}', 'windows-1251'))).toBe('gift');
  });

  test.each([
    ['<!--', '<!--'.repeat(50_000)],
    ['white space', `<?xml?>${' '.repeat(200_000)}`],
    ['instructions', '<?x?>'.repeat(40_000)],
    ['opening braces', '{'.repeat(200_000)],
    ['lines', '\n'.repeat(200_000)],
  ])('a file of %s is recognized immediately', (_, text) => {
    expect(detectFormat('quiz.txt', text)).toBeNull();
  });
});
