import type { Contest as ContestState } from '@akada/contract/work/contests/answer-contests.ts';
import { contestAnswer, withdrawContest } from '@akada/contract/work/contests/answer-contests.ts';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refusalForGood, waitAfterMs } from '../../../lib/http/until-sent.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { resultQuery } from '../api.ts';
import { contestText } from './contest-words.ts';

interface ContestProps {
  examId: string;
  questionId: string;
  contest: ContestState;
}

const openContest: ContestState = { state: 'open', reason: null, decided_at: null };
const possibleContest: ContestState = { state: 'possible', reason: null, decided_at: null };

/** Contests the marks of a typed answer with one tap, and shows the tutor's decision. */
export function Contest({ examId, questionId, contest }: ContestProps) {
  const contesting = useContest(examId, questionId);

  if (contest.state === 'possible')
    return (
      <div>
        <Button variant="default" onClick={() => contesting.change(true)}>
          I think this is right
        </Button>
      </div>
    );
  return (
    <Group gap={8}>
      <Text role="status">
        {contestText(contest)}
        {contesting.isUnsent && ' This is sent when the network returns.'}
      </Text>
      {contest.state === 'open' && (
        <Button variant="subtle" size="compact-md" mih={44} onClick={() => contesting.change(false)}>
          Withdraw
        </Button>
      )}
    </Group>
  );
}

/** Shows the change immediately, and sends it until the server has it or rejects it. */
function useContest(examId: string, questionId: string) {
  const queries = useQueryClient();
  const query = resultQuery(examId);
  const show = (contest: ContestState) =>
    queries.setQueryData(query.queryKey, (result) =>
      result === undefined || !('questions' in result)
        ? result
        : {
            ...result,
            questions: result.questions.map((question) =>
              question.id === questionId ? { ...question, contest } : question,
            ),
          },
    );
  const sending = useMutation({
    mutationFn: async (isContested: boolean) => {
      const request = { params: { id: examId, question_id: questionId } };
      await (isContested ? call(contestAnswer, request) : call(withdrawContest, request));
    },
    // Requests run in order, so that the last press counts.
    scope: { id: `contest ${examId} ${questionId}` },
    retry: (_, error) => refusalForGood(error) === null,
    retryDelay: (failures) => waitAfterMs(failures + 1),
    onError: (error) => {
      toast.error(error.message);
      void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const change = (isContested: boolean) => {
    show(isContested ? openContest : possibleContest);
    sending.mutate(isContested);
    if (isContested)
      toast.success('Your tutor looks at it.', { action: { text: 'Undo', run: () => change(false) } });
  };
  return { change, isUnsent: sending.isPending && sending.failureCount > 0 };
}
