/** Work that a device has recorded and the server does not count yet, because the network is slow or absent. */
import type { Standing } from './standing.ts';

export interface RecordedWork {
  /** Reviewed cards, each face once, without withdrawn reviews. */
  cards: number;
  /** Answers of practice. */
  questions: number;
  /** Answers to questions that were due. */
  due: number;
  /** Answers to questions that the student had missed earlier. */
  mistakes: number;
}

/** @returns the standing with this work counted as done: whatever the answers were, today asks none of it again */
export function withRecordedWork<Known extends Pick<Standing, 'cards' | 'questions' | 'done'>>(
  day: Known,
  recorded: RecordedWork,
): Known {
  const { cards, questions, done } = day;
  return {
    ...day,
    cards: { ...cards, today: Math.max(0, cards.today - recorded.cards) },
    questions: {
      due: Math.max(0, questions.due - recorded.due),
      mistakes: Math.max(0, questions.mistakes - recorded.mistakes),
    },
    done: {
      ...done,
      cards: done.cards + recorded.cards,
      questions: done.questions + recorded.questions,
    },
  };
}
