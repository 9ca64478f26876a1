import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { Text } from '@mantine/core';
import { momentText } from '../../lib/format/dates.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { BigFigures } from '../../ui/figures/big-figure.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { SignUpChart } from './sign-up-chart.tsx';

export function OverviewSections({ overview }: { overview: AdminOverview }) {
  const { users, sign_ups, jobs, mail } = overview;
  const timeZone = useTimeZone();

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
            ['Being deleted', users.being_deleted],
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
          {mailSentence(mail, timeZone)}
        </Text>
      </Section>
    </>
  );
}

function Figures({ figures }: { figures: readonly (readonly [name: string, value: number])[] }) {
  return <BigFigures figures={figures.map(([name, value]) => ({ name, value: numberText(value) }))} />;
}

function mailSentence(
  { kind, oldest_waiting_at }: AdminOverview['mail'],
  timeZone: string | undefined,
): string {
  if (kind === 'none')
    return 'This installation sends no mail. You confirm addresses and hand over links under Users.';
  if (kind === 'sandbox') return 'Mail stays in the mailbox of this machine.';
  if (oldest_waiting_at === null) return 'No email waits.';
  return `An email has waited since ${momentText(oldest_waiting_at, timeZone)}.`;
}
