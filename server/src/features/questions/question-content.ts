/** How the texts of questions are shown: trees that are made once and stored beside the texts. */
import type { QuestionContent } from '@akada/contract/material/questions.ts';
import { type ContentTree, contentVersion } from '@akada/contract/wire/content/content-tree.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { QuestionRow } from './questions.tables.ts';

/** What is rendered of a question. */
export interface QuestionTexts {
  stem: string;
  options: readonly string[];
  explanation: string;
}

/** What is stored of it. */
export type StoredContent = Pick<QuestionRow, 'content' | 'explanationContent' | 'contentVersion'>;

/** The columns of it, in questions and in their copies in exams, and why they are not handed out. */
export const contentColumns = {
  content: 'is made from the texts',
  explanation_content: 'is made from the texts',
  content_version: 'says which renderer made it',
};

/** @param signal gives up; the promise rejects @returns the questions, each with its content */
export async function withContent<Question extends QuestionTexts>(
  renderer: ContentRenderer,
  questions: readonly Question[],
  signal?: AbortSignal,
): Promise<(Question & StoredContent)[]> {
  const texts = questions.flatMap(({ stem, explanation, options }) => [stem, explanation, ...options]);
  const trees = await renderer.treesOf(texts, signal);
  let at = 0;
  return questions.map((question) => {
    const own = trees.slice(at, at + question.options.length + 2);
    at += own.length;
    return { ...question, ...storedContent(own) };
  });
}

function storedContent([stem = null, explanation = null, ...options]: (ContentTree | null)[]): StoredContent {
  const isShown = [stem, ...options].some((tree) => tree !== null);
  return { content: isShown ? { stem, options } : null, explanationContent: explanation, contentVersion };
}

/** @returns what is sent of it to those who may see the explanation, null where the strings say all */
export function presentContent({
  options,
  content,
  explanationContent,
}: Pick<QuestionRow, 'options' | 'content' | 'explanationContent'>): QuestionContent | null {
  if (content === null && explanationContent === null) return null;

  const { stem, options: trees } = content ?? { stem: null, options: options.map(() => null) };
  return { stem, options: trees, explanation: explanationContent };
}
