/** Questions that share a passage stand together and in their order, wherever a list of questions goes. */

export interface PlacedQuestion {
  passageId: string | null;
  /** Among the questions of its passage. */
  position: number;
}

/**
 * @param questions in any order
 * @returns the same ones: those of a passage together, in its order, where the first of them stood
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
