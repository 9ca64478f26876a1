/** The facts of one account. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { links } from '@akada/core/links/links.ts';
import { describeForAdmin } from '@akada/core/payments/payment-words.ts';
import { announcedEnd } from '@akada/core/subscriptions/renewal-schedule.ts';
import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { dayText, momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Link } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { Deactivation, EditAccount, EndSessions, Erasure, RemoveSecondFactor } from './account-acts.tsx';
import { AuditList } from './audit-list.tsx';
import { MonthOfPerson, PremiumOfPerson } from './given.tsx';
import classes from './people.module.css';
import { SignInHelp } from './sign-in-help.tsx';

interface PersonProps {
  person: AdminPerson;
  /** False for the administrator's own account. */
  isChangeable: boolean;
}

/** Everything about a person except their written content. */
export function PersonSections(props: PersonProps) {
  const isTutor = props.person.role === 'tutor';
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Account {...props} />
        <MonthOfPerson {...props} />
        <PremiumOfPerson {...props} />
        <Devices {...props} />
        <Section title="Sessions and support">
          <Stack gap="xs" align="flex-start">
            <Link
              className={classes.link}
              to={links.adminSessions({ [isTutor ? 'tutor' : 'student']: props.person.id })}
            >
              Sessions
            </Link>
            {isTutor && (
              <Link className={classes.link} to={links.adminTutorials({ tutor: props.person.id })}>
                Group tutorials
              </Link>
            )}
            <Link className={classes.link} to={links.adminSupport({ person: props.person.id })}>
              Support requests
            </Link>
          </Stack>
        </Section>
        <Text c="dimmed" size="sm">
          Notes and chats are private. You cannot see them here.
        </Text>
      </div>
      <div className={classes.column}>
        <OnPaper title="Record of changes">
          <AuditList target={props.person.id} />
        </OnPaper>
        {props.person.payments.length > 0 && <Payments person={props.person} />}
      </div>
    </div>
  );
}

/** Read-only facts without a surface, next to the panels. */
function OnPaper({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Title order={2} id={heading} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** The person's address, role, plan and problems at a glance. */
export function PersonTags({ person }: Pick<PersonProps, 'person'>) {
  const timeZone = useTimeZone();
  const [last] = person.periods;
  const ownEnd = last === undefined ? 0 : announcedEnd(Date.parse(last.until), person.renews);
  // The days of grace, or a seat in a group, can give premium after the end of the person's own periods.
  const end = ownEnd > Date.now() ? new Date(ownEnd).toISOString() : person.premium_until;
  const premium = person.plan_given || end === null ? 'Premium' : `Premium until ${dayText(end, timeZone)}`;
  return (
    <span className={classes.tags}>
      <span>{person.email}</span>
      <span>
        <b>{roleLabel(person.role)}</b>
        {person.premium && <b data-tone="good">{premium}</b>}
        <b data-tone={person.email_verified ? undefined : 'waits'}>
          {person.email_verified ? 'Confirmed' : 'Not confirmed'}
        </b>
        {person.deactivated && <b data-tone="failed">Deactivated</b>}
        {person.being_deleted && <b data-tone="failed">Being deleted</b>}
      </span>
    </span>
  );
}

function Account({ person, isChangeable }: PersonProps) {
  const timeZone = useTimeZone();
  const { deactivated, deletion_due_at: due } = person;
  const facts: [string, string][] = [
    ['Role', roleLabel(person.role)],
    ['State', deactivated ? 'Deactivated' : 'Active'],
    ['Address', person.email_verified ? 'Confirmed' : 'Not confirmed'],
    ['Profile', person.profile_completed ? 'Complete' : 'Not complete'],
    ['Signs in with', person.has_password ? 'Password' : 'No password yet'],
    ['Second step', person.second_factor ? 'On' : 'Off'],
    ['Time zone', person.time_zone],
    ['Since', dayText(person.created_at, timeZone)],
    ...(due === null ? [] : [['Erased after', momentText(due, timeZone)] satisfies [string, string]]),
  ];

  return (
    <Section title="Account">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SignInHelp person={person} isChangeable={isChangeable} />
      {isChangeable ? (
        <div className={classes.acts}>
          <EditAccount person={person} />
          {person.second_factor && <RemoveSecondFactor person={person} />}
          {!person.deactivated && <Deactivation person={person} />}
          <Erasure person={person} />
        </div>
      ) : (
        <Text c="dimmed">This is your own account. Another administrator can change it.</Text>
      )}
    </Section>
  );
}

function Devices({ person, isChangeable }: PersonProps) {
  const timeZone = useTimeZone();
  if (person.devices.length === 0) {
    return (
      <Section title="Signed in on">
        <Text c="dimmed">No devices.</Text>
      </Section>
    );
  }
  return (
    <Section title="Signed in on">
      <Stack>
        <dl className={classes.facts}>
          {person.devices.map(({ id, device, last_used_at }) => (
            <div key={id}>
              <dt>{device}</dt>
              <dd className="figures">{momentText(last_used_at, timeZone)}</dd>
            </div>
          ))}
        </dl>
        {isChangeable && <EndSessions person={person} />}
      </Stack>
    </Section>
  );
}

function Payments({ person }: Pick<PersonProps, 'person'>) {
  const timeZone = useTimeZone();
  return (
    <OnPaper title="Latest payments">
      <dl className={classes.facts}>
        {person.payments.map((payment) => (
          <div key={payment.reference}>
            <dt>{dayText(payment.created_at, timeZone)}</dt>
            <dd className="figures">
              <Link className={classes.link} to={links.adminPayment(payment.reference)}>
                {nairaText(payment.amount)}
              </Link>
              {' · '}
              <span>{describeForAdmin(payment).label}</span>
            </dd>
          </div>
        ))}
      </dl>
    </OnPaper>
  );
}
