import type { ListedStudent } from '@akada/contract/observers/students.ts';
import { links } from '@akada/core/links/links.ts';
import { dayText, momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { describeNeed } from './need-words.ts';
import { listedSharing } from './sharing-words.ts';
import classes from './students.module.css';

/** A student in a list: the reason to help first, then classes and the next session. */
export function StudentRow({ student }: { student: ListedStudent }) {
  const timeZone = useTimeZone();
  const { id, full_name, picture_url, need, courses, sharing, last_day, next_session_at } = student;
  const facts = [
    courses.join(', '),
    next_session_at !== null && `Next session ${momentText(next_session_at, timeZone)}`,
    need === null && last_day !== null && `Last answer ${dayText(last_day, 'UTC')}`,
    listedSharing[sharing],
  ].filter(Boolean);

  return (
    <RowText
      cover={<Avatar name={full_name} url={picture_url} size={44} />}
      title={<bdi className={classes.name}>{full_name}</bdi>}
      to={links.tutorStudent(id)}
    >
      {need !== null && <NeedLine need={need} />}
      <RowFacts>{facts.join(' · ')}</RowFacts>
    </RowText>
  );
}

/** The reason, and the fact next to it. */
export function NeedLine({ need }: { need: NonNullable<ListedStudent['need']> }) {
  const { reason, rest } = describeNeed(need);
  return (
    <p className={`${classes.need} figures`}>
      <b>{reason}</b> {rest}
    </p>
  );
}
