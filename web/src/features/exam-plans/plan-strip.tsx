import type { ListedExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { getPlanPhase } from '@akada/core/exam-plans/plan-phase.ts';
import { getPlanTitle } from '@akada/core/exam-plans/plan-title.ts';
import { links } from '@akada/core/links/links.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { timeText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Link } from '../../ui/links/links.tsx';
import strips from '../../ui/list/strips.module.css';
import { getTiles } from './day-tiles.ts';
import classes from './plan-strip.module.css';
import { getCloth, getDaysLeft, getStripText } from './plan-words.ts';

interface PlanStripsProps {
  plans: readonly ListedExamPlan[];
  now: number;
  zone: string;
}

/** Days in one strip: a tile is then still visible on a phone. */
const maxTiles = 21;

/** A quiet row for each exam plan: days left, today's minutes and the next days. Plans that were answered are absent. */
export function PlanStrips({ plans, now, zone }: PlanStripsProps) {
  const openPlans = plans.filter(({ outcome }) => outcome === null);
  if (openPlans.length === 0) return null;

  return (
    <nav aria-label="Your exams">
      <ul className={strips.strips}>
        {openPlans.map((plan) => (
          <li key={plan.id}>
            <Link to={links.examPlan(plan.id)} className={`${strips.strip} ${classes.link}`}>
              <span className={`${strips.words} figures`}>
                <b>
                  {getPlanTitle(plan.sources)}, {getWhen(plan, now, zone)}
                </b>{' '}
                <span>{getFact(plan, now, zone)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden className={classes.chevron} />
              <Tiles plan={plan} now={now} zone={zone} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function getWhen({ exam_at }: ListedExamPlan, now: number, zone: string): string {
  const phase = getPlanPhase(Date.parse(exam_at), { now, zone });
  if (phase === 'before') return `${counted(getDaysLeft(exam_at, now, zone), 'day')} left`;
  if (phase === 'eve') return 'tomorrow';
  return phase === 'after' ? 'over' : `today at ${timeText(exam_at, zone)}`;
}

function getFact(plan: ListedExamPlan, now: number, zone: string): string {
  const phase = getPlanPhase(Date.parse(plan.exam_at), { now, zone });
  if (phase === 'after') return 'How did it go?';
  return phase === 'exam_day' || phase === 'running' ? 'Good luck' : getStripText(plan);
}

function Tiles({ plan, now, zone }: { plan: ListedExamPlan; now: number; zone: string }) {
  const today = localDay(now, zone);
  const examDay = localDay(Date.parse(plan.exam_at), zone);
  const tiles = getTiles(plan, { today, examDay }).filter(({ day }) => day >= today);
  if (tiles.length < 2) return null;
  return (
    <span className={classes.tiles} data-course={getCloth(plan).cloth_colour} aria-hidden>
      {tiles.slice(0, maxTiles).map(({ day, state, isToday, done }) => (
        <i key={day} data-state={state} data-today={isToday || undefined}>
          {state === 'now' && <b style={{ height: `${Math.round(100 * done)}%` }} />}
        </i>
      ))}
    </span>
  );
}
