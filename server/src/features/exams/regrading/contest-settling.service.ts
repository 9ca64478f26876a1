/** Decides contests when the key of a question changes, and opens them again when the change is undone. */
import { getAcceptedShare } from '@akada/core/exams/contested-answers.ts';
import { acceptedOf } from '@akada/core/exams/key-change.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import * as repo from '../contests/answer-contests.repo.ts';
import type { AnswerContestRow } from '../contests/answer-contests.tables.ts';
import { decideParts } from '../contests/contest-decision.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import { getChangedQuestion, getKeysOfChange } from './keys-of-change.ts';
import { decided } from './marking-again.ts';

/** Accepts each contested answer that earns more by a changed key, rejected ones too. */
export async function acceptContests(
  tx: Transaction,
  change: KeyChangeRow,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const { questionId, rule } = change;
  if (rule === 'leave' || change.bodyAfter === null) return;

  const { next } = getKeysOfChange(change);
  const settled = (await repo.lockUnaccepted(tx, getChangedQuestion(change))).flatMap(({ contest, item }) => {
    const [before, after] = [acceptedOf(item), decided(item, { rule, key: next }) ?? acceptedOf(item)];
    const result = decideParts(contest, (answer, previous) =>
      getAcceptedShare(after, answer) > getAcceptedShare(before, answer) ? 'accepted' : previous,
    );
    return result === null ? [] : [{ ...result, examId: contest.examId }];
  });
  const time = getInstant(now);
  for (const group of groupAlike(settled))
    await repo.updateContests(
      tx,
      { questionId, examIds: group.examIds },
      {
        decisions: group.decisions,
        state: group.state,
        reason: change.reason,
        decidedBy: userId,
        decidedAt: group.state === 'open' ? null : time,
        keyChangeId: change.id,
      },
    );
}

/** Opens the contests again that a change accepted, where its key decided. */
export async function reopenContests(tx: Transaction, change: KeyChangeRow): Promise<void> {
  const { previous, next } = getKeysOfChange(change);
  const [before, after] = [previous, next].map((key) =>
    acceptedOf({ answerIndexes: [], body: key.body, accepted: null }),
  );
  if (before === undefined || after === undefined) return;

  const reopened = (await repo.lockAcceptedBy(tx, change.id)).flatMap((contest) => {
    const result = decideParts(contest, (answer, decision) => {
      const isOfChange =
        change.rule === 'all' || getAcceptedShare(after, answer) > getAcceptedShare(before, answer);
      return decision === 'accepted' && isOfChange ? 'open' : decision;
    });
    return result === null ? [] : [{ ...result, examId: contest.examId }];
  });
  for (const { examIds, decisions } of groupAlike(reopened))
    await repo.updateContests(
      tx,
      { questionId: change.questionId, examIds },
      {
        decisions,
        state: 'open',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        keyChangeId: null,
      },
    );
}

type Settled = Pick<AnswerContestRow, 'examId' | 'decisions' | 'state'>;

/** Many students give one answer: one statement writes all their contests. */
function groupAlike(settled: readonly Settled[]) {
  const groups = Map.groupBy(settled, ({ decisions }) => decisions.join());
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, examIds: group.map(({ examId }) => examId) }] : [];
  });
}
