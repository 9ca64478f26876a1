import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text } from '@mantine/core';
import { SignUpChart } from '../../../features/admin/sign-up-chart.tsx';
import { parts } from '../../../features/admin/waiting-words.ts';
import { FloatingAssistant } from '../../../features/assistant/drawer/floating-assistant.tsx';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../../lib/session/account.ts';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';

// Of the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

/** Pages that the menu does not name. */
const others = [
  ['Money', links.adminMoney()],
  ['Departments', links.adminDepartments()],
  ['Courses', links.adminCourses()],
  ['Record', links.adminAudit()],
] as const;

/** Beside what waits: people, this month, and whether all runs. */
export function OverviewSides({
  overview: { users, sign_ups, month, jobs, mail },
}: {
  overview: AdminOverview;
}) {
  const timeZone = useTimeZone();
  const analytics = { to: links.adminAnalytics(), text: 'Analytics' };
  const people: [name: string, count: number, query: { role?: string; state?: string }][] = [
    ['Students', users.by_role.student, { role: 'student' }],
    ['Tutors', users.by_role.tutor, { role: 'tutor' }],
    ['Administrators', users.by_role.admin, { role: 'admin' }],
    ['Not confirmed', users.unverified, { state: 'unverified' }],
    ['Deactivated', users.deactivated, { state: 'deactivated' }],
    ['Being deleted', users.being_deleted, { state: 'being_deleted' }],
  ];

  return (
    <>
      <DashboardSection title="People" more={{ to: links.adminUsers(), text: 'All users' }}>
        <DashboardRows
          rows={people.map(([name, count, query]) => ({
            id: name,
            name,
            fact: numberText(count),
            to: links.adminUsers(query),
          }))}
        />
      </DashboardSection>
      <Section title="Sign-ups of the last 14 days">
        <SignUpChart days={sign_ups} />
      </Section>
      <DashboardSection title="Money this month" more={analytics}>
        <Figures
          figures={[
            ['Premium', nairaText(month.premium_income)],
            ['Commission', nairaText(month.commission_income)],
          ]}
        />
      </DashboardSection>
      <DashboardSection title="Sets this month" more={analytics}>
        <Figures
          figures={[
            ['Made', numberText(month.sets_made)],
            ['Refused', numberText(month.sets_refused)],
          ]}
        />
      </DashboardSection>
      <div id={parts.background}>
        <Section title="Work in the background">
          <Figures
            figures={[
              ['Waiting', numberText(jobs.waiting)],
              ['Running', numberText(jobs.running)],
              ['Given up', numberText(jobs.failed)],
            ]}
          />
          <Text c="dimmed" mt="sm">
            {jobs.failed === 0 ? 'Everything runs.' : 'The server log says why work was given up.'}
          </Text>
        </Section>
      </div>
      <div id={parts.mail}>
        <Section title="Mail">
          <Figures
            figures={[
              ['Waiting', numberText(mail.waiting)],
              ['Given up', numberText(mail.given_up)],
            ]}
          />
          <Text c="dimmed" mt="sm">
            {mailSentence(mail, timeZone)}
          </Text>
        </Section>
      </div>
      <Section title="More of administration">
        <Group component="nav" aria-label="More of administration" gap="sm">
          {others.map(([text, to]) => (
            <TextLink key={to} to={to}>
              {text}
            </TextLink>
          ))}
        </Group>
      </Section>
      <FloatingAssistant consent={modelConsent} />
    </>
  );
}

function Figures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return <BigFigures figures={figures.map(([name, value]) => ({ name, value }))} />;
}

function mailSentence(
  { kind, oldest_waiting_at }: AdminOverview['mail'],
  timeZone: string | undefined,
): string {
  if (kind === 'none')
    return 'This installation sends no email. Confirm addresses and make links under Users.';
  if (kind === 'sandbox') return 'Email stays in this machine’s mailbox.';
  if (oldest_waiting_at === null) return 'No email is waiting.';
  return `An email has waited since ${momentText(oldest_waiting_at, timeZone)}.`;
}
