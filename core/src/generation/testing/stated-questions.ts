import { languageOf } from '../../text/language.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { factQuestions } from '../facts/fact-questions.ts';
import { readFacts } from '../facts/read-facts.ts';
import { gateNote } from '../gate/item-gate.ts';
import { noteTermsOf } from '../options/note-terms.ts';
import type { QuestionKind } from '../question-draft.ts';
import { questionIdeas } from '../question-idea.ts';
import { readNote } from '../reading/note-reading.ts';
import { statementQuestions } from '../statements/statement-questions.ts';
import { phrasesOf } from '../terms/terms.ts';
import { typedNote } from './typed-note.ts';

/** English prose of which nothing can be asked, so that a sentence after it is known to be English. */
const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know of it by the end of the term.';

/** What the statements of a text let one ask. */
export function questionsOf(text: string): FactQuestion[] {
  const { sentences, noteTerms } = read(`${PROSE}\n${text}`);
  return statementQuestions(sentences, noteTerms);
}

function read(typed: string) {
  const document = typedNote(typed);
  const sentences = readNote(document);
  return { document, sentences, noteTerms: noteTermsOf(phrasesOf(sentences), gateNote(document).aliases) };
}

/** Each question that could be asked of a text, whatever stands beside its key: the stem, a space and the key. */
export function saidOf(text: string): string[] {
  const { document, sentences, noteTerms } = read(text);
  const language = languageOf(sentences.map((sentence) => sentence.text).join('\n'));
  const shape = { likeness: noteTerms.likeness, isProse: false };
  return [
    ...questionIdeas(noteTerms.terms).map(({ stem, key }) => `${stem} ${key.surface}`),
    ...[
      ...(language === 'eng' ? statementQuestions(sentences, noteTerms) : []),
      ...factQuestions(readFacts(document), language, shape),
    ].map(({ stem, key }) => `${stem} ${key}`),
  ];
}

/** Stems with their keys, of one kind. */
export function asked(text: string, kind: QuestionKind): Record<string, string> {
  const questions = questionsOf(text).filter((question) => question.kind === kind);
  return Object.fromEntries(questions.map(({ stem, key }) => [stem, key]));
}

/** What stands beside the key of one question, the best first. */
export function beside(text: string, stem: string): string[] {
  return questionsOf(text).find((question) => question.stem === stem)?.distractors ?? [];
}
