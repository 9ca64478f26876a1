import { joinPieces } from '../lines/piece.ts';
import type { QuestionPieces, SplitPaper } from './split-parts.ts';

const ASKS_CANDIDATE =
  /\b(?:pencil|answer sheet|answer booklet|examination hall|candidates?|invigilators?|do not|calculators?|shade|registration number|all questions|any (?:two|three|four|five|six)|time allowed|mobile phones?|malpractice|each question carries|stylo|brouillon|calculatrice)\b/i;

/**
 * Moves numbered instructions at the top of a part ("1. Use HB pencil. 2. Do not turn over.") from its questions to its instructions.
 *
 * @param paper whose part has no real question, or starts its numbers again
 * @returns the paper without such questions
 */
export function moveInstructions(paper: SplitPaper): SplitPaper {
  const sections = paper.sections.map((section) => ({ ...section }));
  const realQuestions = new Set(paper.questions);
  for (const [index, group] of Map.groupBy(paper.questions, ({ section }) => section)) {
    const section = sections[index];
    if (section === undefined || sections.length === 1 || !areRules(group)) continue;
    section.instructions = [...section.instructions, ...group.flatMap(({ pieces }) => pieces)];
    for (const rule of group) realQuestions.delete(rule);
  }
  return { ...paper, sections, questions: paper.questions.filter((question) => realQuestions.has(question)) };
}

/** A list of instructions is short. */
const MAX_RULES = 15;

/**
 * Tells instructions from questions.
 *
 * @param group of numbered texts
 * @returns true if at least half of them speak to the candidate
 */
export function areRules(group: readonly QuestionPieces[]): boolean {
  if (group.length > MAX_RULES) return false;
  const texts = group.map(({ pieces }) => joinPieces(pieces));
  const speaking = texts.filter((text) => ASKS_CANDIDATE.test(text));
  return speaking.length * 2 >= texts.length && !texts.some((text) => text.includes('?'));
}
