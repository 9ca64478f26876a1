import type { StudentPage } from '@akada/contract/observers/students.ts';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Link } from '../../ui/links/links.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { useArrivalFocus, useDocumentTitle } from '../../ui/page/page.tsx';
import classes from './students.module.css';

interface StudentHeadProps {
  person: StudentPage['student'];
  title: string;
  courses: StudentPage['courses'];
  back: { to: string; text: string };
  actions?: ReactNode;
}

/** The name of the person with the classes of the two and their exam. */
export function StudentHead({ person, title, courses, back, actions }: StudentHeadProps) {
  const heading = useArrivalFocus();
  const zone = useTimeZone();
  useDocumentTitle(title);
  const exams = courses.flatMap(({ exam_at }) => exam_at ?? []).sort();
  const facts = [
    courses.map(({ name }) => name).join(', '),
    exams[0] !== undefined && `exam on ${dayOfYearText(exams[0], zone)}`,
  ].filter(Boolean);

  return (
    <>
      <Link className={classes.back} to={back.to}>
        <span aria-hidden>←</span> {back.text}
      </Link>
      <div className={classes.head}>
        <Avatar name={person.full_name} url={person.picture_url} size={64} />
        <div className={classes.headText}>
          <Title order={1} ref={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </Title>
          {facts.length > 0 && <p>{facts.join(', ')}</p>}
        </div>
        {actions !== undefined && <div className={classes.headActions}>{actions}</div>}
      </div>
    </>
  );
}
