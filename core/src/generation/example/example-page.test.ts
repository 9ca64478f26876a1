import { expect, test } from 'vitest';
import type { DocumentPage } from '../../text/document.ts';
import { makeQuestions } from '../make-questions.ts';
import { examplePage, exampleQuestion } from './example-page.ts';

/** As a file of this one page is read. */
function readPage({ number, heading, paragraphs }: typeof examplePage): DocumentPage {
  const parts = [heading, ...paragraphs];
  const blocks = parts.map((part, index) => {
    const start = parts.slice(0, index).join('\n\n').length + (index === 0 ? 0 : 2);
    const kind = index === 0 ? ('heading' as const) : ('paragraph' as const);
    return { kind, level: index === 0 ? 1 : 0, start, end: start + part.length };
  });
  return { number, section: heading, text: parts.join('\n\n'), blocks, bold: [], reading: 'text' };
}

test('the engine makes the question of the landing page from the page next to it', () => {
  const document = { title: 'Plants', pages: [readPage(examplePage)] };
  const createdQuestionDrafts = makeQuestions({ document, count: 10, seed: 'landing', excludedAnswers: [] });

  expect(createdQuestionDrafts).toContainEqual(exampleQuestion);
});

test('the quoted sentence stands once in the page, so that it can be marked there', () => {
  const { paragraphs } = examplePage;

  expect(paragraphs.filter((paragraph) => paragraph.includes(exampleQuestion.source.quote))).toHaveLength(1);
});
