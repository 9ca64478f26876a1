/** The state of a contest after decisions about its parts. */
import type { AnswerContestRow, PartDecision } from './answer-contests.tables.ts';

type Parts = Pick<AnswerContestRow, 'answers' | 'decisions'>;

/** @returns the state of a contest that is not withdrawn: open until each contested part is decided */
function getContestState({ answers, decisions }: Parts): PartDecision {
  const contested = decisions.filter((_, part) => answers[part] !== '');
  if (contested.includes('open')) return 'open';
  return contested.includes('accepted') ? 'accepted' : 'rejected';
}

/**
 * @param decide returns the decision about a contested part
 * @returns the columns of the contest, or null if no decision changes
 */
export function decideParts(
  contest: Parts,
  decide: (answer: { part: number; text: string }, previous: PartDecision) => PartDecision,
): (Pick<AnswerContestRow, 'decisions'> & { state: PartDecision }) | null {
  const decisions = contest.decisions.map((previous, part) => {
    const text = contest.answers[part] ?? '';
    return text === '' ? previous : decide({ part, text }, previous);
  });
  if (decisions.every((decision, part) => decision === contest.decisions[part])) return null;
  return { decisions, state: getContestState({ answers: contest.answers, decisions }) };
}
