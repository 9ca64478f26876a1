import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Section } from '../../../ui/page/panel.tsx';

/** The finished attempts, each with a link to its result; renders nothing without attempts. */
export function FinishedAttempts({ finished, is_marking }: Pick<SetExam, 'finished' | 'is_marking'>) {
  const zone = useTimeZone();
  if (finished.length === 0) return null;

  return (
    <Section title="Handed in">
      <ul className={`${rows.list} figures`}>
        {finished.map(({ exam_id, finished_at, percent, waiting }) => (
          <li key={exam_id} className={rows.entry}>
            <TextLink to={links.result(exam_id)}>{momentText(finished_at, zone)}</TextLink>
            <span>
              {percent === null
                ? is_marking
                  ? 'Your tutor is marking'
                  : 'No result yet'
                : [`${percent}%`, waiting && 'essay not marked yet'].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
