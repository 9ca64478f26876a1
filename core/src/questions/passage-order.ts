/** Questions that share a passage stand together and in their order, wherever a list of questions goes. */

export interface PlacedQuestion {
  passageId: string | null;
  /** The position among the questions of its passage. */
  position: number;
}

/**
 * @param questions in any order
 * @returns the same questions: all questions of a passage together, in its order, in the place of the first
 * of them
 */
export function togetherByPassage<Question extends PlacedQuestion>(
  questions: readonly Question[],
): Question[] {
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    if (question.passageId === null) continue;
    const group = groups.get(question.passageId);
    if (group) group.push(question);
    else groups.set(question.passageId, [question]);
  }
  return questions.flatMap((question) => {
    if (question.passageId === null) return [question];
    const group = groups.get(question.passageId) ?? [];
    groups.delete(question.passageId);
    return group.toSorted((one, other) => one.position - other.position);
  });
}

/** The names by which a question points to its passage. */
interface NamingQuestion {
  passage_id?: string | undefined;
}

/**
 * @param questions in the order in which they are shown
 * @param index index of one of them
 * @returns the passage that stands above it, and in words for which questions; null if none begins there
 */
export function passageAbove<Passage extends { id: string }>(
  passages: readonly Passage[] | undefined,
  questions: readonly NamingQuestion[],
  index: number,
): (Passage & { span: string }) | null {
  const id = questions[index]?.passage_id;
  const passage = passages?.find((it) => it.id === id);
  if (passage === undefined || questions[index - 1]?.passage_id === id) return null;

  return { ...passage, span: passageSpan(questions, index) };
}

/** @returns in words which questions the passage of one is for: itself, and those next to it that name the same */
export function passageSpan(questions: readonly NamingQuestion[], at: number): string {
  const id = questions[at]?.passage_id;
  const isAnother = ({ passage_id }: NamingQuestion) => passage_id !== id;
  const first = questions.slice(0, at).findLastIndex(isAnother) + 2;
  const next = questions.findIndex((question, index) => index > at && isAnother(question));
  const last = next === -1 ? questions.length : next;
  return first === last ? `Question ${last}` : `Questions ${first} to ${last}`;
}
