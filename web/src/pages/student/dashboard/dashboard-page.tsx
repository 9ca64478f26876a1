import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DashboardEmpty,
  DashboardLayout,
  DashboardSection,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { UsageMeters, usageQuery } from '../../../features/usage/usage-meters.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { NextStepSection } from './next-step-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ResultsSection } from './results-section.tsx';

// Most students have none.
const examsAhead = lazyComponent(async () => (await import('../exams/exams-ahead.tsx')).ExamsAhead);

const cardsDue = lazyComponent(async () => (await import('../cards/due-section.tsx')).DueSection);

export function Component() {
  return (
    <Page title="Dashboard">
      <DashboardLayout
        next={
          <PartBoundary what="your next step">
            <NextStepSection />
          </PartBoundary>
        }
        main={
          <>
            <PartBoundary what="the exams of your courses">
              <Lazy of={examsAhead} props={{ days: 7 }} waiting={null} fault={() => null} />
            </PartBoundary>
            <PartBoundary what="your flashcards">
              <Lazy of={cardsDue} props={{}} waiting={null} fault={() => null} />
            </PartBoundary>
            <PartBoundary what="your notes">
              <NotesSection />
            </PartBoundary>
            <PartBoundary what="your last exams">
              <ResultsSection />
            </PartBoundary>
          </>
        }
        side={
          <>
            <PartBoundary what="your month">
              <MonthSection />
            </PartBoundary>
            <ProfileSection />
          </>
        }
      />
    </Page>
  );
}

function MonthSection() {
  const { data, isPending } = useQuery(usageQuery);

  return (
    <DashboardSection title="This month">
      {isPending && (
        <Waiting what="your month" queries={[usageQuery.queryKey]}>
          <RowsShape rows={2} />
        </Waiting>
      )}
      {data && <UsageMeters stats={data} />}
      {!data && !isPending && <Text c="dimmed">We could not load your allowance.</Text>}
    </DashboardSection>
  );
}

/** Registering asks for it, and nothing depends on it: it comes last, and goes when it is done. */
function ProfileSection() {
  const { role, profile_completed } = useAccount();

  if (role !== 'student' || profile_completed) return null;
  return (
    <DashboardSection title="Your profile">
      <DashboardEmpty next={{ to: links.profile(), text: 'Complete your profile' }}>
        Check your name and your time zone.
      </DashboardEmpty>
    </DashboardSection>
  );
}
