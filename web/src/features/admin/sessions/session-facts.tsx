import type { AdminSessionDetail } from '@akada/contract/observers/admin-sessions.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Link } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import classes from '../people/people.module.css';
import { SessionActs } from './session-acts.tsx';
import { describeForAdmin } from './session-words.ts';

/** A session: both sides' statements, its facts and money, and the possible actions. */
export function SessionFacts({ session }: { session: AdminSessionDetail }) {
  const timeZone = useTimeZone();
  const at = (moment: string) => momentText(moment, timeZone);
  const { student, tutor, ended_at, paid_at, settled_at } = session;
  const { label, sentence, money } = describeForAdmin(session, timeZone, Date.now());
  const facts = [
    ['Begins', at(session.starts_at)],
    ['Ends', at(session.ends_at)],
    ['State', sentence === '' ? label : sentence],
    ...(money === '' ? [] : [['Money', money]]),
    ...(paid_at === null ? [] : [['Paid', at(paid_at)]]),
    ...(settled_at === null ? [] : [['Decided', at(settled_at)]]),
    ...(ended_at === null ? [] : [[endName(session), at(ended_at)]]),
    ['Booked', at(session.created_at)],
  ] as const;

  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Section title={session.state === 'disputed' ? 'Both statements' : 'Statements'}>
          <Words session={session} />
        </Section>
        <SessionActs session={session} />
      </div>
      <Section title="The session">
        <dl className={classes.facts}>
          <Person name="Student" person={student} />
          <Person name="Tutor" person={tutor} />
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

/** A report or an objection does not end the session, so its time has another label. */
const endName = ({ state }: AdminSessionDetail) =>
  state === 'no_show' || state === 'disputed' ? 'Reported' : 'Ended';

function Person({ name, person }: { name: string; person: AdminSessionDetail['student'] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={links.adminUser(person.id)}>{person.full_name}</Link>
      </dd>
    </div>
  );
}

function Words({
  session: { words, message, student, tutor, end_reason, ended_by },
}: {
  session: AdminSessionDetail;
}) {
  const timeZone = useTimeZone();
  const nameOf = { student: student.full_name, tutor: tutor.full_name };
  return (
    <Stack>
      {message !== '' && <Said by={`${student.full_name}, with the request`} text={message} />}
      {words.map(({ side, action, text, said_at }) => (
        <Said
          key={`${side} ${action}`}
          by={`${nameOf[side]}, ${momentText(said_at, timeZone)}: ${
            action === 'no_show' ? 'the other person did not come' : 'something went wrong'
          }`}
          text={text === '' ? 'They wrote no comment.' : text}
        />
      ))}
      {end_reason !== '' && ended_by === 'admin' && <Said by="Reason for the decision" text={end_reason} />}
      {message === '' && words.length === 0 && end_reason === '' && (
        <Text c="dimmed">Neither person has written anything.</Text>
      )}
    </Stack>
  );
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <div>
      <Text c="dimmed" size="sm">
        {by}
      </Text>
      <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Text>
    </div>
  );
}
