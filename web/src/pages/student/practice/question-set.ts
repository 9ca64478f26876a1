/** The questions that an address names. */

/** Which questions an address names: those of a generation, of a note, or the missed ones of an exam. */
export type QuestionSet = { generation_id: string } | { file_id: string } | { exam_id: string };

/** @returns the first set that the query names, null where it names none */
export function questionSet(search: URLSearchParams): QuestionSet | null {
  const generation = search.get('generation_id');
  if (generation !== null) return { generation_id: generation };

  const file = search.get('file_id');
  if (file !== null) return { file_id: file };

  const exam = search.get('exam_id');
  return exam === null ? null : { exam_id: exam };
}
