import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Link } from '../../ui/links/links.tsx';
import { Part } from '../../ui/page/panel.tsx';
import surface from '../../ui/page/surface.module.css';
import { getCardsLink, getMockLink, getQuestionsLink } from './plan-words.ts';
import classes from './todays-part.module.css';

/** The work of today, each kind with its link. */
export function TodaysPart({ plan }: { plan: ExamPlan }) {
  const { minutes, done_minutes, face_ids, question_ids, cards_due, cards_new, topic, mock_questions } =
    plan.today;
  const mock = mock_questions === null ? null : getMockLink(plan);
  const isStudy = plan.days[0]?.kind === 'study';

  return (
    <Part
      title={minutes > 0 ? `Today, ${minutes} min` : 'Today'}
      more={{ to: links.changeExamPlan(plan.id), text: 'Change the plan' }}
    >
      <div className={surface.surface}>
        <ul className={classes.rows}>
          {face_ids.length > 0 && (
            <Row to={getCardsLink(plan)} figure={face_ids.length} name="Cards">
              {[cards_due > 0 && `${cards_due} seen before`, cards_new > 0 && `${cards_new} new`]
                .filter((text) => text !== false)
                .join(', ')}
            </Row>
          )}
          {question_ids.length > 0 && (
            <Row to={getQuestionsLink(plan)} figure={question_ids.length} name="Questions">
              {topic === null ? 'Questions with the most gain for you' : `Most of them: ${topic}`}
            </Row>
          )}
          {mock !== null && (
            <Row to={mock} figure={mock_questions ?? 0} name="Full exam">
              You sit it with a clock, like the real exam
            </Row>
          )}
        </ul>
        {face_ids.length + question_ids.length === 0 && mock === null && (
          <Text>{getRestText(isStudy, done_minutes)}</Text>
        )}
        {done_minutes > 0 && (
          <Text c="dimmed" mt={8}>
            You have studied {counted(done_minutes, 'minute')} for it today.
          </Text>
        )}
      </div>
    </Part>
  );
}

function getRestText(isStudy: boolean, doneMinutes: number): string {
  if (!isStudy) return 'Today you rest. That is part of the plan.';
  return doneMinutes > 0 ? 'Done for today. Well done.' : 'Nothing is needed today.';
}

function Row({
  to,
  figure,
  name,
  children,
}: {
  to: string;
  figure: number;
  name: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        <span className={`${classes.figure} figures`}>{figure}</span>
        <span className={classes.words}>
          <b>{name}</b> <span>{children}</span>
        </span>
      </Link>
    </li>
  );
}
