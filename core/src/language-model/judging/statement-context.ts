/** The words around a statement that a judge needs to understand it. The prompt explains their forms. */

/** The context of a statement; both are absent if the sentence is clear without them. */
export interface StatementContext {
  /** Several statements in a row may share it, such as `To "question"`: it is sent before the first of them. */
  about?: string | undefined;
  /** It belongs to this statement only, such as `Not "option"`. */
  denied?: string | undefined;
}

interface Statement extends StatementContext {
  text: string;
}

/** @returns the head of a statement about a question of a set, or of a student */
export const toQuestion = (question: string, answer = '') =>
  `To "${question}"${answer === '' ? '' : ` ("${answer}")`}`;

/** @returns the head of a row, an item or a sentence that leans on other words */
export const inContext = (words: string) => `In "${words}"`;

/**
 * @param previous the statement before it in the same request; its context is not repeated
 * @returns the statement in one line, with its context before a colon and without marks of Markdown
 */
export function getStatement({ text, about = '', denied = '' }: Statement, previous?: Statement): string {
  const isKnown = about === '' || about === previous?.about || about.includes(`"${previous?.text}"`);
  const head = [isKnown ? '' : about, denied].filter((part) => part !== '').join(', ');
  return withoutMarks(head === '' ? text : `${head}: ${text}`);
}

/** Stars in formulas and products stand next to letters or figures. */
const EMPHASIS = /(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])([^*\n]{1,300}?)(?<=\S)\*{1,3}(?![\p{L}\p{N}*])/gu;

const withoutMarks = (text: string) =>
  text
    .replace(EMPHASIS, '$1')
    .replace(/^\s*(?:#{1,6}|[-+*])\s+/u, '')
    .replaceAll('`', '');
