import type { Booking } from '@akada/contract/work/bookings.ts';
import { Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { getFirstName } from '../booking-words.ts';
import { momentWithin } from '../times.ts';
import { useNow } from '../use-now.ts';
import { useWeakTopicSharing, weakTopicsQuery } from './api.ts';

/** The student's weakest topics in the subject: visible only with consent, and until the session ends. */
export function WeakTopics({ booking }: { booking: Booking }) {
  const isTutor = booking.side === 'tutor';
  const student = getFirstName(booking.student);

  return (
    <Section title={isTutor ? `Weak topics of ${student}` : 'Your weak topics'}>
      <Loaded what="the weak topics" query={weakTopicsQuery(booking.id)} shape={<RowsShape rows={3} />}>
        {({ shared, topics }) => (
          <>
            {isTutor ? (
              <Text c="dimmed" size="sm">
                {shared
                  ? `${student} shows you these until the session is over.`
                  : `${student} does not show you any.`}
              </Text>
            ) : (
              <Consent booking={booking} isShared={shared} />
            )}
            {topics.map(({ title, percent_right, answers }) => (
              <div key={title} style={{ marginTop: 12 }}>
                <Text className="figures" mb={4}>
                  <b>{title}</b> {percent_right}% of {answers} right
                </Text>
                <Bar share={percent_right / 100} isWarning={percent_right < 60} />
              </div>
            ))}
            {shared && topics.length === 0 && <Text mt={8}>There are too few answers yet to show any.</Text>}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Consent({ booking, isShared }: { booking: Booking; isShared: boolean }) {
  const sharing = useWeakTopicSharing(booking.id);
  const tutor = getFirstName(booking.tutor);
  const zone = useZone();
  const now = useNow();

  return (
    <>
      <FormFault error={sharing.error} />
      <Switch
        label={`Show them to ${tutor}`}
        description={`Your tutor sees them until ${momentWithin(booking.ends_at, zone, now)}. Turn this off to hide them immediately.`}
        checked={sharing.isPending ? sharing.variables : isShared}
        onChange={({ currentTarget }) => sharing.mutate(currentTarget.checked)}
      />
    </>
  );
}
