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
  const kept = new Set(paper.questions);
  for (const [index, group] of Map.groupBy(paper.questions, ({ section }) => section)) {
    const section = sections[index];
    const rules = getRules(group);
    if (section === undefined || sections.length === 1 || rules.length < group.length) continue;
    section.instructions = [...section.instructions, ...rules.flatMap(({ pieces }) => pieces)];
    for (const rule of rules) kept.delete(rule);
  }
  return { ...paper, sections, questions: paper.questions.filter((question) => kept.has(question)) };
}

/** At least half of the lines speak to the candidate. */
function getRules(group: readonly QuestionPieces[]): readonly QuestionPieces[] {
  const texts = group.map(({ pieces }) => joinPieces(pieces));
  const isRules = texts.filter((text) => ASKS_CANDIDATE.test(text)).length * 2 >= texts.length;
  return isRules && !texts.some((text) => text.includes('?')) ? group : [];
}
