import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FloatingAssistant } from '../../../features/assistant/drawer/floating-assistant.tsx';
import { NotificationList } from '../../../features/notifications/notification-list.tsx';
import { toMarkQuery } from '../../../features/students/api.ts';
import { ownReviewsQuery } from '../../../features/tutoring/reviews/api.ts';
import { Stars } from '../../../features/tutoring/reviews/review-text.tsx';
import { analyticsQuery, earningsQuery } from '../../../features/tutors/earnings/api.ts';
import { Months, monthName } from '../../../features/tutors/earnings/months.tsx';
import { TeachingFigures } from '../../../features/tutors/earnings/teaching-figures.tsx';
import { firstStepsQuery } from '../../../features/tutors/first-steps/api.ts';
import { ProfileCompleteness } from '../../../features/tutors/profile-completeness.tsx';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useNotificationPage } from '../../../lib/pages/app-pages.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Part, Section } from '../../../ui/page/panel.tsx';

// Its code is loaded with the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

/** The parts after the day's work: money, figures, the profile, reviews, and events. */
export function TutorSideParts() {
  const getPage = useNotificationPage();
  const { data: profile } = useQuery(tutorProfileQuery);
  // The first steps name the same parts.
  const { data: first } = useQuery(firstStepsQuery);

  return (
    <Stack>
      <PartBoundary what="papers to mark">
        <ToMark />
      </PartBoundary>
      <PartBoundary what="your earnings">
        <Earned />
      </PartBoundary>
      {profile && first?.steps === null && <ProfileCompleteness profile={profile} />}
      <PartBoundary what="your figures">
        <Section title="The last 90 days">
          <Loaded what="your figures" query={analyticsQuery} shape={<RowsShape rows={3} />}>
            {(analytics) => <TeachingFigures of={analytics} />}
          </Loaded>
        </Section>
      </PartBoundary>
      <PartBoundary what="your reviews">
        <Reviewed />
      </PartBoundary>
      <Part title="Notifications">
        <NotificationList pageFor={getPage} />
      </Part>
      <FloatingAssistant consent={modelConsent} />
    </Stack>
  );
}

/** Papers that wait for marks; renders nothing without any. */
function ToMark() {
  const { data } = useQuery(toMarkQuery);
  if (data === undefined || data.oldest === null) return null;
  const { total, oldest } = data;
  const days = Math.floor((Date.now() - Date.parse(oldest.finished_at)) / 86_400_000);

  return (
    <Section title="To mark">
      <Text>
        <b className="figures">{counted(total, 'paper')}</b>. The oldest is {oldest.title}
        {days > 0 && `, and waits ${counted(days, 'day')}`}.
      </Text>
      <Text mt={8}>
        <TextLink to={links.tutorPaper(oldest.exam_id, oldest.paper_id)}>Start with it</TextLink>
      </Text>
    </Section>
  );
}

function Earned() {
  return (
    <Loaded what="your earnings" query={earningsQuery()} shape={<RowsShape rows={2} />}>
      {({ available, months }) => {
        const now = months.at(-1);
        return (
          <Section title={now === undefined ? 'Earned' : `Earned in ${monthName(now.month)}`}>
            <Text fz="2rem" fw={740} className="figures">
              {nairaText(now?.amount ?? 0)}
            </Text>
            <Months months={months} />
            <Text mt="md">
              Available <b className="figures">{nairaText(available)}</b>.{' '}
              <TextLink to={links.earnings()}>Earnings</TextLink>
            </Text>
          </Section>
        );
      }}
    </Loaded>
  );
}

function Reviewed() {
  const { data } = useQuery(ownReviewsQuery(0));
  if (data === undefined || data.rating.average === null) return null;

  return (
    <Section title="Reviews">
      <Stars stars={data.rating.average} /> from {counted(data.rating.count, 'student')}
      <Text mt={8}>
        {data.unanswered > 0 && `${counted(data.unanswered, 'review')} without a reply. `}
        <TextLink to={links.tutorReviews()}>{data.unanswered > 0 ? 'Reply' : 'Read them'}</TextLink>
      </Text>
    </Section>
  );
}
