import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FloatingAssistant } from '../../../features/assistant/drawer/floating-assistant.tsx';
import { HabitsGlance } from '../../../features/habits/habits-glance.tsx';
import { KnownGlance } from '../../../features/progress/known-glance.tsx';
import { MovedTopics } from '../../../features/progress/moved-topics.tsx';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { monthTitle, UsageMeters } from '../../../features/usage/usage-meters.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { ExamPlans } from './exam-plans.tsx';
import { TutoringPart } from './tutoring-part.tsx';

// Its code is loaded with the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

// Loads separately, because an account needs it once.
const zoneQuestion = lazyComponent(async () => (await import('./zone-question.tsx')).ZoneQuestion);

/** The parts next to the next step: sessions with tutors, habits, knowledge, and the month's allowances. */
export function SideParts() {
  const summary = useQuery(progressSummaryQuery(useZone()));
  const { data } = summary;

  return (
    <Stack data-in-order="column">
      <PartBoundary what="your exam plans">
        <ExamPlans />
      </PartBoundary>
      <PartBoundary what="your sessions">
        <TutoringPart />
      </PartBoundary>
      <PartBoundary what="your days">
        <HabitsGlance week={data?.week ?? []} />
      </PartBoundary>
      <PartBoundary what="what moved today">
        {data && data.moved.length > 0 && (
          <Section title="Topics that moved today">
            <MovedTopics topics={data.moved} />
          </Section>
        )}
      </PartBoundary>
      <PartBoundary what="what you know">
        {data === undefined ? <Pending query={summary} /> : <KnownGlance summary={data} />}
      </PartBoundary>
      <PartBoundary what="your month">
        <Loaded what="your month" query={usageQuery} shape={<RowsShape rows={2} />}>
          {(stats) => (
            <Section title={monthTitle(stats)}>
              <UsageMeters stats={stats} />
            </Section>
          )}
        </Loaded>
      </PartBoundary>
      <ProfileSection />
      <FloatingAssistant consent={modelConsent} />
    </Stack>
  );
}

/** Asked once, next to the main content: nothing depends on the answer. */
function ProfileSection() {
  const { role, profile_completed } = useAccount();

  if (role !== 'student' || profile_completed) return null;
  return <Lazy of={zoneQuestion} props={{}} waiting={null} fault={() => null} />;
}
