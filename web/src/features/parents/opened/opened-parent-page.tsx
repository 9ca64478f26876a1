import type { ParentView } from '@akada/contract/identity/parents.ts';
import { hiddenFromParents } from '@akada/core/parents/parents.ts';
import { describeDays, describeWeek } from '@akada/core/parents/week-words.ts';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../lib/action/use-action.ts';
import { isUnknown, useRead } from '../../../lib/action/use-read.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { AuthLayout } from '../../../ui/page/auth-layout.tsx';
import { chooseMails, openPage } from './api.ts';
import { SeenPayments, SeenSessions } from './paged-facts.tsx';
import { CourseTable, ExamTable, WeekTable } from './study-tables.tsx';

interface OpenedParentPageProps {
  code: string;
  /** True for the link of a mail that stops the mails. */
  stopsMails: boolean;
  onStopped: () => void;
  /** Shows the days of this week. */
  showWeek: (view: ParentView) => ReactNode;
}

/** The page of one parent: this week first, then earlier weeks, exams, sessions and payments. */
export function OpenedParentPage({ code, stopsMails, onStopped, showWeek }: OpenedParentPageProps) {
  const { data, error, again } = useRead(async () => {
    if (stopsMails) await chooseMails(code, false).then(onStopped);
    return openPage(code);
  });

  if (data !== undefined) return <Opened code={code} view={data} week={showWeek(data)} />;
  return (
    <AuthLayout title="How a student does">
      {error === null && <CardShape />}
      {error !== null && isUnknown(error) && (
        <Notice kind="info" title="We cannot find this page">
          The link may be incomplete, or its time has ended. Copy all of it, or ask the student for another.
        </Notice>
      )}
      {error !== null && !isUnknown(error) && <LoadFault what="this page" error={error} onRetry={again} />}
    </AuthLayout>
  );
}

interface OpenedProps {
  code: string;
  view: ParentView;
  week: ReactNode;
}

function Opened({ code, view, week }: OpenedProps) {
  const { first_name: name, streak_days, weeks, exams, time_zone } = view;
  const [current] = weeks;

  return (
    <AuthLayout title={`How ${name} does`}>
      <Stack gap="xl">
        {current && (
          <section aria-label="This week">
            <Text fw={650} size="xl" className="figures">
              {describeDays(current.days)}
            </Text>
            <Text mb="md">{describeWeek(name, current)}</Text>
            {week}
            {streak_days !== null && streak_days > 1 && (
              <Text mt="sm">
                {name} has studied {streak_days} days in a row.
              </Text>
            )}
          </section>
        )}
        {current && current.courses.length > 0 && <CourseTable courses={current.courses} />}
        <WeekTable weeks={weeks} />
        {exams.length > 0 && <ExamTable exams={exams} zone={time_zone} />}
        <SeenSessions code={code} zone={time_zone} />
        <SeenPayments code={code} zone={time_zone} />
        {view.mails !== null && <Mails code={code} areSent={view.mails} />}
        <Text c="dimmed" size="sm">
          {hiddenFromParents} Everybody with this address can open the page, so keep it to yourself.
        </Text>
      </Stack>
    </AuthLayout>
  );
}

function Mails({ code, areSent }: { code: string; areSent: boolean }) {
  const [mails, setMails] = useState(areSent);
  const choice = useAction(async (isOn: boolean) => setMails((await chooseMails(code, isOn)).mails));

  return (
    <section aria-label="Mails">
      <Text mb="xs">
        {mails ? 'A short mail comes every Sunday.' : 'You get no mails. This page stays open for you.'}
      </Text>
      {choice.error && <Notice kind="error">{choice.error.message}</Notice>}
      <ActionButton variant="default" isBusy={choice.isPending} onClick={() => choice.run(!mails)}>
        {mails ? 'Stop the mails' : 'Get the mail of the week'}
      </ActionButton>
    </section>
  );
}
