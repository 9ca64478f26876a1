import type {
  AnsweredPart,
  AnswerGroup,
  QuestionAnswers,
} from '@akada/contract/work/contests/answer-contests.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { counted, numberText } from '../../lib/format/numbers.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import rows from '../../ui/list/rows.module.css';
import { AcceptAnswer } from './accept-answer.tsx';
import classes from './answers.module.css';
import { answersQuery, type ChosenAnswer } from './api.ts';
import { RejectAnswer } from './reject-answer.tsx';

type Choice = ChosenAnswer & { decision: 'accept' | 'reject'; type: AnsweredPart['type'] };

/** The typed answers to a question, equal ones together, and the decisions about them. */
export function Answers({ questionId }: { questionId: string }) {
  const [choice, setChoice] = useState<Choice | null>(null);

  return (
    <Loaded what="the answers" query={answersQuery(questionId)} shape={<RowsShape rows={3} />}>
      {(answers) => (
        <>
          <Parts answers={answers} onChoose={setChoice} />
          {choice?.decision === 'accept' && (
            <AcceptAnswer
              questionId={questionId}
              version={answers.version}
              answer={choice}
              hasShares={choice.type === 'short'}
              onClose={() => setChoice(null)}
            />
          )}
          {choice?.decision === 'reject' && (
            <RejectAnswer questionId={questionId} answer={choice} onClose={() => setChoice(null)} />
          )}
        </>
      )}
    </Loaded>
  );
}

interface PartsProps {
  answers: QuestionAnswers;
  onChoose: (choice: Choice) => void;
}

function Parts({ answers: { parts, is_marking }, onChoose }: PartsProps) {
  if (parts.length === 0) return null;
  const hasAnswers = parts.some(({ groups }) => groups.length > 0);
  if (!hasAnswers) return <Text>No exam that has ended has a typed answer yet.</Text>;

  return (
    <Stack gap={12}>
      {is_marking && <Text role="status">Exams are being marked again.</Text>}
      {parts.map((part) => (
        <Part key={part.part} part={part} isOnly={parts.length === 1} onChoose={onChoose} />
      ))}
    </Stack>
  );
}

function Part({
  part: { part, type, groups, rest, unanswered },
  isOnly,
  onChoose,
}: {
  part: AnsweredPart;
  isOnly: boolean;
  onChoose: PartsProps['onChoose'];
}) {
  const name = isOnly ? 'Answers' : `Answers to gap ${part + 1}`;
  return (
    <div>
      {!isOnly && (
        <Title order={4} size="h5">
          Gap {part + 1}
        </Title>
      )}
      <ul className={rows.list} aria-label={name}>
        {groups.map((group) => (
          <li key={group.text} className={rows.entry}>
            <Group
              group={group}
              onChoose={(decision) => onChoose({ decision, type, part, text: group.text })}
            />
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm" className="figures">
        {[
          rest.answers === 0
            ? ''
            : `${counted(rest.answers, 'further answer')} in ${counted(rest.count, 'exam')}.`,
          unanswered === 0 ? '' : `${counted(unanswered, 'exam')} without an answer.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </div>
  );
}

function Group({
  group: { text, count, share, contested, rejected },
  onChoose,
}: {
  group: AnswerGroup;
  onChoose: (decision: Choice['decision']) => void;
}) {
  return (
    <div className={classes.group}>
      <div className={classes.text}>
        <Text fw={600} dir="auto" lineClamp={4} className={classes.answer}>
          {text}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {count === 0
            ? 'The question has changed since'
            : `${counted(count, 'exam')}, earned ${percentText(share)}`}
          {contested > 0 && (
            <>
              {' · '}
              <strong>
                {counted(contested, 'student')} contest{contested === 1 ? 's' : ''} it
              </strong>
            </>
          )}
        </Text>
        {rejected !== null && (
          <Text size="sm" dir="auto">
            Rejected: {rejected}
          </Text>
        )}
      </div>
      {share < 1 && (
        <div className={classes.actions}>
          {count > 0 && (
            <Button variant="default" aria-label={`Accept ${text}`} onClick={() => onChoose('accept')}>
              Accept
            </Button>
          )}
          {contested > 0 && (
            <Button variant="default" aria-label={`Reject ${text}`} onClick={() => onChoose('reject')}>
              Reject
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function percentText(share: number): string {
  return `${numberText(Math.round(share * 100))}%`;
}
