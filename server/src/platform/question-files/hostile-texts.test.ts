import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portion, runs, seed } from '../../testing/suites/scale.ts';
import { renderMarkdown } from '../content/render-content.ts';
import { readAiken } from './aiken/read-aiken.ts';
import { readCsv } from './csv/read-csv.ts';
import { readGift } from './gift/read-gift.ts';
import type { QuestionFile } from './question-file.ts';
import { getProblem } from './question-problems.ts';
import { moodleExport, typedByHand } from './testing/gift-files.ts';
import { hostilePieces } from './testing/hostile-pieces.ts';

const aiken = 'What is it?\nA) this\nB) that\nANSWER: B\n\n'.repeat(3);
const csv = `stem,answer,option_1,option_2,explanation\n${'What is it?,A,this,"that, too","so\nit is"\n'.repeat(3)}`;
const typedCsv =
  'type,question,answer,tolerance,unit\nshort,Q,a|%50%b\nnumerical,Q,1|2,5%|0.1,m|km=0.001\nmatching,Q,a=b|c=d|=e\nordering,Q,a|b\n';
const typedGift =
  'Q{=a =%50%b#c}\n\nQ{#=3:0.1 =%50%4..5 ~#no}\n\nQ{=a -> b =c -> d = -> e}\n\nQ {2:SA:=a~%50%b#c} {1:NM:=3:0.1} {1:MC:=a~b}\n';

const readers = [
  ['GIFT', readGift, [moodleExport, typedByHand, typedGift]],
  ['Aiken', readAiken, [aiken]],
  ['a table', readCsv, [csv, typedCsv]],
] as const;

/** Checks the invariants of every read file. */
function expectSound(file: QuestionFile, text: string): void {
  const lines = text.split(/\r\n?|\n/).length;
  expect(file.found).toBe(file.questions.length + file.skipped);
  expect(file.pictures).toEqual([]);
  for (const { line, message } of [...file.errors, ...file.warnings]) {
    expect(line).toBeGreaterThanOrEqual(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(message).toMatch(/^["A-Z].*\.$/);
  }
  for (const { line, ...question } of file.questions) {
    expect(line).toBeLessThanOrEqual(lines);
    expect(getProblem(question)).toBeNull();
    expect(question.passage === null || file.passages[question.passage] !== undefined).toBe(true);
    expect(JSON.stringify(renderMarkdown(question.stem))).not.toContain('"image"');
  }
}

describe.each(readers)('%s', (_, read, files) => {
  const pieces = fc
    .array(fc.constantFrom(...hostilePieces), { maxLength: 40 })
    .map((parts) => parts.join(''));

  test('reads and counts random content', () => {
    fc.assert(
      fc.property(pieces, (text) => expectSound(read(text), text)),
      { seed, numRuns: runs(10_000) },
    );
  });

  test('into which anything came, or which ends anywhere, is read and counted', () => {
    const parts = fc.record({
      file: fc.constantFrom(...files),
      at: fc.nat(2_000),
      without: fc.nat(40),
      piece: pieces,
    });
    fc.assert(
      fc.property(parts, ({ file, at, without, piece }) => {
        const text = `${file.slice(0, at)}${piece}${file.slice(at + without)}`;
        expectSound(read(text), text);
        expectSound(read(file.slice(0, at)), file.slice(0, at));
      }),
      { seed, numRuns: runs(5_000) },
    );
  });

  test.each(portion(hostilePieces).map((piece) => [JSON.stringify(piece), piece]))(
    'reads %s a million times quickly',
    (__, piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      const [file = ''] = files;
      for (const whole of [text, `${file}${text}`, `stem,answer\n"${text}`]) {
        const { found, questions, skipped } = read(whole);
        expect(found).toBe(questions.length + skipped);
      }
    },
  );
});

test('a topic that is most of the file is cut, for each question has it', () => {
  const file = readGift(`$CATEGORY: ${'a'.repeat(1_000_000)}\n\n${'Q{T}\n\n'.repeat(1_000)}`);
  expect(file.questions.map(({ topic }) => topic?.length)).toEqual(Array.from({ length: 1_000 }, () => 200));
  expect(file.warnings).toContainEqual({
    line: 3,
    message: 'A name, a topic or a tag was cut to 200 characters.',
  });
});
