import type { AdminOverview } from '@akada/contract/admin.ts';
import { Text } from '@mantine/core';
import { Section } from '../../ui/section.tsx';
import classes from './admin.module.css';
import { SignUpChart } from './sign-up-chart.tsx';

export function OverviewSections({ overview }: { overview: AdminOverview }) {
  const { users, sign_ups, jobs, mail } = overview;

  return (
    <>
      <Section title="People">
        <Figures
          figures={[
            ['Students', users.by_role.student],
            ['Tutors', users.by_role.tutor],
            ['Administrators', users.by_role.admin],
            ['Not confirmed', users.unverified],
            ['Deactivated', users.deactivated],
            ['Leaving', users.leaving],
          ]}
        />
      </Section>
      <Section title="Sign-ups of the last 14 days">
        <SignUpChart days={sign_ups} />
      </Section>
      <Section title="Work in the background">
        <Figures
          figures={[
            ['Waiting', jobs.waiting],
            ['Running', jobs.running],
            ['Given up', jobs.failed],
          ]}
        />
        <Text c="dimmed" mt="sm">
          {jobs.failed === 0 ? 'Everything runs.' : 'The log of the server says why work was given up.'}
        </Text>
      </Section>
      <Section title="Mail">
        <Figures
          figures={[
            ['Waiting', mail.waiting],
            ['Given up', mail.given_up],
          ]}
        />
        <Text c="dimmed" mt="sm">
          {mailSentence(mail)}
        </Text>
      </Section>
    </>
  );
}

function Figures({ figures }: { figures: readonly (readonly [name: string, value: number])[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className="figures">{value.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

function mailSentence({ kind, oldest_waiting_at }: AdminOverview['mail']): string {
  if (kind === 'none')
    return 'This place sends no mail. You confirm addresses and hand over links under Users.';
  if (kind === 'sandbox') return 'Mail stays in the mailbox of this machine.';
  if (oldest_waiting_at === null) return 'No letter waits.';
  return `A letter has waited since ${new Date(oldest_waiting_at).toLocaleString('en-GB')}.`;
}
