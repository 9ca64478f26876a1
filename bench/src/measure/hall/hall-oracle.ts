/**
 * Compares a hall's acknowledged answers with the stored ones: it has its own rules over plain rows and none
 * of the product's code.
 */
import { type HallPlan, type HallResult, sentFields } from '../../load/hall-plan.ts';

/** A row of an item that has been touched. */
export interface StoredAnswer {
  exam_id: string;
  question_id: string;
  choices: number[] | null;
  flagged: boolean;
  took_ms: number;
  sequence: number;
}

/** Reads every item of these exams that is not as it was when its exam began. */
export const touchedItems = `
  SELECT exam_id, question_id, choices, flagged, took_ms, sequence FROM exam_items
  WHERE exam_id = ANY ($1::uuid[])
    AND (sequence <> 0 OR choices IS NOT NULL OR flagged OR took_ms <> 0 OR answered_at IS NOT NULL)`;

export interface HallVerdict {
  acknowledged: number;
  /** Answers whose last acknowledged state is not stored, nor any later state that was sent. */
  lost: number;
  /** Stored states that no student sent. */
  strange: number;
}

export function judgeHall(
  { students, questionIds }: Pick<HallPlan, 'students' | 'questionIds'>,
  { sent }: Pick<HallResult, 'sent'>,
  storedAnswers: readonly StoredAnswer[],
): HallVerdict {
  const requested = new Map<string, { acknowledged: number; states: Map<number, string> }>();
  let acknowledged = 0;
  for (let index = 0; index < sent.length; index += sentFields.length) {
    const [student = 0, question = 0, choice = 0, flagged, tookMs, sequence = 0, isAcknowledged] =
      sent.subarray(index, index + sentFields.length);
    const key = `${students[student]?.examId} ${questionIds[question]}`;
    const known = requested.get(key) ?? { acknowledged: 0, states: new Map<number, string>() };
    requested.set(key, known);
    known.states.set(sequence, [choice, flagged, tookMs].join());
    if (isAcknowledged !== 1) continue;
    acknowledged += 1;
    known.acknowledged = Math.max(known.acknowledged, sequence);
  }

  const found = new Set<string>();
  let strange = 0;
  for (const row of storedAnswers) {
    const key = `${row.exam_id} ${row.question_id}`;
    const known = requested.get(key);
    const state = [row.choices?.join(), Number(row.flagged), row.took_ms].join();
    if (known?.states.get(row.sequence) !== state) strange += 1;
    else if (row.sequence >= known.acknowledged) found.add(key);
  }
  const lostCount = [...requested].filter(([key, known]) => known.acknowledged > 0 && !found.has(key)).length;
  return { acknowledged, lost: lostCount, strange };
}
