import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Link } from '../../ui/links/links.tsx';
import { Part } from '../../ui/page/panel.tsx';
import surface from '../../ui/page/surface.module.css';
import { getCardsLink, getLeftTexts, getMockLink, getQuestionsLink, getTomorrowText } from './plan-words.ts';
import { ReadingRows } from './reading-rows.tsx';
import classes from './todays-part.module.css';

/** The work of today, each kind with its minutes and its link. */
export function TodaysPart({ plan, zone }: { plan: ExamPlan; zone: string }) {
  const { minutes, done_minutes, face_ids, question_ids, cards_due, cards_new, topic, mock_questions } =
    plan.today;
  const mock = mock_questions === null ? null : getMockLink(plan);

  return (
    <Part
      title={minutes > 0 ? `Today, ${minutes} min` : 'Today'}
      more={{ to: links.changeExamPlan(plan.id), text: 'Change the plan' }}
    >
      <div className={surface.surface}>
        <ul className={`${classes.rows} figures`}>
          {face_ids.length > 0 && (
            <Row
              to={getCardsLink(plan)}
              figure={face_ids.length}
              name="Cards"
              minutes={plan.today.cards_minutes}
            >
              {[cards_due > 0 && `${cards_due} seen before`, cards_new > 0 && `${cards_new} new`]
                .filter((text) => text !== false)
                .join(', ')}
            </Row>
          )}
          {question_ids.length > 0 && (
            <Row
              to={getQuestionsLink(plan)}
              figure={question_ids.length}
              name="Questions"
              minutes={plan.today.questions_minutes}
            >
              {topic === null ? 'Questions with the most gain for you' : `Most of them: ${topic}`}
            </Row>
          )}
          <ReadingRows plan={plan} zone={zone} />
          {mock !== null && (
            <Row to={mock} figure={mock_questions ?? 0} name="Full exam" minutes={plan.today.mock_minutes}>
              With a clock, like the real exam
            </Row>
          )}
        </ul>
        {getLeftTexts(plan).length === 0 && <Text>{getEndText(plan)}</Text>}
        {done_minutes > 0 && (
          <Text c="dimmed" mt={8}>
            You have studied {counted(done_minutes, 'minute')} for it today.
          </Text>
        )}
      </div>
    </Part>
  );
}

function getEndText(plan: ExamPlan): string {
  if (plan.days[0]?.kind !== 'study') return 'Today you rest. That is part of the plan.';
  const isDone = plan.today.done_minutes > 0;
  return `${isDone ? 'Today’s part is done.' : 'Nothing is needed today.'} ${getTomorrowText(plan)}`;
}

interface RowProps {
  to: string;
  figure: number;
  name: string;
  minutes: number;
  children: ReactNode;
}

function Row({ to, figure, name, minutes, children }: RowProps) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        <span className={classes.figure}>{figure}</span>
        <span className={classes.words}>
          <b>{name}</b> <span>{children}</span>
        </span>
        <span className={classes.minutes}>{minutes} min</span>
      </Link>
    </li>
  );
}
