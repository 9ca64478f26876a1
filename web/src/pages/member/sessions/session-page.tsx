import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { bookingQuery } from '../../../features/tutoring/api.ts';
import { BookingMoves } from '../../../features/tutoring/booking-moves.tsx';
import { describeBooking, getFirstName, otherOf } from '../../../features/tutoring/booking-words.ts';
import { Assignments } from '../../../features/tutoring/session/assignments.tsx';
import { SessionHero } from '../../../features/tutoring/session/session-hero.tsx';
import { useSessionPhase } from '../../../features/tutoring/session/use-session-phase.ts';
import { momentWithin } from '../../../features/tutoring/times.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { CancelBar } from './cancel-bar.tsx';
import classes from './session-page.module.css';

// The parts for writing load after the parts for reading.
const sharedNotes = lazyComponent(
  async () => (await import('../../../features/tutoring/session/shared-notes.tsx')).SharedNotes,
);
const weakTopics = lazyComponent(
  async () => (await import('../../../features/tutoring/session/weak-topics.tsx')).WeakTopics,
);
const studentActions = lazyComponent(async () => (await import('./student-actions.tsx')).StudentActions);
const sessionReceipts = lazyComponent(async () => (await import('./session-receipts.tsx')).SessionReceipts);
const giveSet = lazyComponent(async () => (await import('./set-for-student.tsx')).SetForStudent);

/** A session, for its student and its tutor. */
export function Component() {
  const { sessionId = '' } = useParams();
  const query = bookingQuery(sessionId);
  const { data, error, refetch } = useQuery(query);
  const booking = error && isGone(error) ? undefined : data;

  return (
    <Page title={booking ? `Session with ${otherOf(booking).full_name}` : 'Session'}>
      {error && booking === undefined && <SessionFault error={error} onRetry={() => void refetch()} />}
      {booking === undefined && !error && (
        <Waiting what="this session" queries={[query.queryKey]}>
          <CardsShape cards={3} />
        </Waiting>
      )}
      {booking && <OneSession key={booking.id} booking={booking} />}
    </Page>
  );
}

/** Leads a tutor to the student, and a student to the page that says what the tutor sees. */
function SharingLink({ booking: { side, student, tutor } }: { booking: Booking }) {
  return side === 'tutor' ? (
    <ButtonLink to={links.tutorStudent(student.id)} variant="default">
      {getFirstName(student)}’s topics
    </ButtonLink>
  ) : (
    <ButtonLink to={links.tutorView(tutor.id)} variant="subtle">
      {getFirstName(tutor)}’s view of you
    </ButtonLink>
  );
}

function SessionFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this session" error={error} onRetry={onRetry} />;
  return (
    <Notice kind="info" title="This session is not here.">
      It belongs to someone else, or one of the two accounts was deleted.
    </Notice>
  );
}

/** From acceptance on, both sides have shared notes and assigned sets. */
const shared: readonly Booking['state'][] = ['accepted', 'confirmed', 'completed', 'no_show', 'disputed'];

function OneSession({ booking }: { booking: Booking }) {
  const { id, state, side, message } = booking;
  const now = useNow();
  useSessionPhase(booking);
  const isTutor = side === 'tutor';
  const isOver = now >= Date.parse(booking.ends_at);
  const isAhead = !isOver && ['requested', 'accepted', 'confirmed'].includes(state);

  return (
    <Stack gap={24}>
      <div className={classes.hero}>
        <SessionHero booking={booking} />
      </div>
      {!isTutor && (booking.actions.includes('pay') || state === 'completed') && (
        <Lazy
          of={studentActions}
          props={{ booking }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="what you can do" error={error} onRetry={retry} />}
        />
      )}
      <BookingMoves booking={booking} of={['answer', 'after']} />
      <div className={classes.parts}>
        <Stack gap={24}>
          {message !== '' && (
            <Section title={isTutor ? `Message from ${booking.student.full_name}` : 'Your message'}>
              <Text style={{ whiteSpace: 'pre-wrap' }}>{message}</Text>
            </Section>
          )}
          {shared.includes(state) && (
            <Lazy
              of={sharedNotes}
              props={{ id }}
              waiting={<CardsShape cards={1} />}
              fault={(error, retry) => <CodeFault what="the shared notes" error={error} onRetry={retry} />}
            />
          )}
        </Stack>
        <Stack gap={24}>
          {isAhead && (
            <Lazy
              of={weakTopics}
              props={{ booking }}
              waiting={<CardsShape cards={1} />}
              fault={(error, retry) => <CodeFault what="the weak topics" error={error} onRetry={retry} />}
            />
          )}
          {shared.includes(state) && (
            <Assignments booking={booking}>
              {isTutor && (
                <Lazy
                  of={giveSet}
                  props={{ booking }}
                  waiting={null}
                  fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
                />
              )}
            </Assignments>
          )}
          {shared.includes(state) && <SharingLink booking={booking} />}
          {isAhead && <CannotCome booking={booking} />}
          <Money booking={booking} />
          {!isTutor && booking.paid && (
            <Lazy
              of={sessionReceipts}
              props={{ id }}
              waiting={null}
              fault={(error, retry) => <CodeFault what="your receipt" error={error} onRetry={retry} />}
            />
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function CannotCome({ booking }: { booking: Booking }) {
  const zone = useZone();
  const now = useNow();
  const { side, free_until, created_at, actions, price, paid, uses_lesson } = booking;
  if (!actions.includes('cancel') && !actions.includes('move')) return null;

  const isPriced = price > 0 && paid;
  const dueText =
    now < Date.parse(free_until)
      ? `Cancelling is free until ${momentWithin(free_until, zone, now)}.`
      : `Cancelling now costs ${uses_lesson ? 'the lesson' : `the full ${nairaText(price)}`}, unless the tutor gives it back.`;
  const priced =
    side === 'tutor' ? 'Propose another time, or cancel: the student gets everything back.' : dueText;
  return (
    <Section title="If you cannot come">
      {isPriced && side === 'student' && free_until > created_at && (
        <CancelBar booking={booking} now={now} zone={zone} />
      )}
      <Text mb="md">{isPriced ? priced : adviceText(actions)}</Text>
      <BookingMoves booking={booking} of={['change']} />
    </Section>
  );
}

/** The advice names only available actions. */
function adviceText(actions: Booking['actions']): string {
  if (!actions.includes('move')) return 'Cancel early, so that the other person can plan.';
  return actions.includes('cancel')
    ? 'Propose another time, or cancel early so that the other person can plan.'
    : 'Propose another time early, so that the other person can plan.';
}

function Money({ booking }: { booking: Booking }) {
  const { money } = describeBooking(booking, useZone(), useNow());
  if (money === '') return null;
  return (
    <Text c="dimmed" size="sm">
      {money}
    </Text>
  );
}
