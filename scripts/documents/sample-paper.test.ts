import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../server/sample-paper/', import.meta.url));
const OPTIONS = 4;

interface SamplePaper {
  subject: string;
  note: string;
  passages: { id: string; text: string }[];
  questions: {
    id: string;
    passage?: string;
    topic: string;
    difficulty: string;
    stem: string;
    options: string[];
    answer: number;
    explanation: string;
  }[];
}

const papers: SamplePaper[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));

test('the sample paper has sixty questions of English and forty of each other subject', () => {
  const counts = Object.fromEntries(papers.map(({ subject, questions }) => [subject, questions.length]));
  expect(counts).toEqual({
    English: 60,
    Mathematics: 40,
    Physics: 40,
    Chemistry: 40,
    Biology: 40,
    Economics: 40,
  });
});

describe.each(papers.map((paper) => [paper.subject, paper] as const))(
  '%s',
  (_, { note, passages, questions }) => {
    test('says that it is no past paper', () => {
      expect(note).toContain('not from any past paper');
    });

    test('has a topic, an explanation and four options that differ for each question', () => {
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      for (const { stem, options, topic, explanation, difficulty } of questions) {
        expect(new Set(options.map((option) => option.trim())).size).toBe(OPTIONS);
        expect([stem, topic, explanation].map((text) => text.trim())).not.toContain('');
        expect(['easy', 'medium', 'hard']).toContain(difficulty);
      }
    });

    test('has its keys equally often at each position, and never four in a row', () => {
      const keys = questions.map(({ answer }) => answer);
      const share = questions.length / OPTIONS;
      expect([0, 1, 2, 3].map((key) => keys.filter((other) => other === key).length)).toEqual(
        Array(OPTIONS).fill(share),
      );
      expect(keys.join('')).not.toMatch(/(\d)\1{3}/);
    });

    test('holds the questions of a passage together', () => {
      const used = questions.flatMap(({ passage }) => passage ?? []);
      const inTurn = used.filter((id, index) => id !== used[index - 1]);
      expect(inTurn).toEqual(passages.map(({ id }) => id));
    });

    test('closes each formula that it opens', () => {
      for (const { stem, options, explanation } of questions)
        for (const text of [stem, explanation, ...options]) expect(text.split('$').length % 2).toBe(1);
    });
  },
);
