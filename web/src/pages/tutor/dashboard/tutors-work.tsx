import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contestedAnswersQuery } from '../../../features/answers/api.ts';
import { toContestedRow } from '../../../features/answers/contested-row.ts';
import { courseExamsQuery } from '../../../features/course-exams/api.ts';
import { stateText } from '../../../features/course-exams/exam-words.ts';
import {
  DashboardEmpty,
  DashboardRows,
  DashboardSection,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { NeedsHelp } from '../../../features/students/needs-help.tsx';
import { bookingsQuery, tutorDashboardQuery } from '../../../features/tutoring/api.ts';
import { NextSession } from '../../../features/tutoring/next-session.tsx';
import { RequestLine, RequestRow } from '../../../features/tutoring/request-row.tsx';
import { calendarDay } from '../../../features/tutoring/times.ts';
import { firstStepsQuery } from '../../../features/tutors/first-steps/api.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape, RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';

/** A tutor's next tasks: the next session, requests before they expire, classes and their exams. */
export function TutorsWork() {
  return (
    <>
      <Loaded what="your sessions" query={tutorDashboardQuery} shape={<CardsShape cards={2} hasButtons />}>
        {({ next_session, requests, profile, has_hours }) => (
          <>
            {next_session && <Today next={next_session} />}
            {next_session === null && has_hours && profile?.state === 'approved' && <NoSession />}
            {profile?.state === 'approved' && !has_hours && <NoHours />}
            <NeedsHelp />
            <DashboardSection
              title={requests.total > 0 ? `Requests, ${requests.total}` : 'Requests'}
              more={{ to: links.tutorRequests(), text: 'All requests' }}
            >
              {requests.items.length === 0 ? (
                <DashboardEmpty next={{ to: links.tutorSessions(), text: 'Your sessions' }}>
                  No requests are waiting for your answer.
                </DashboardEmpty>
              ) : (
                <ul className={rows.list} aria-label="Requests">
                  {requests.items.map((booking, index) => (
                    <li key={booking.id} className={rows.entry}>
                      {index === 0 ? <RequestRow booking={booking} /> : <RequestLine booking={booking} />}
                    </li>
                  ))}
                </ul>
              )}
            </DashboardSection>
          </>
        )}
      </Loaded>
      <ContestedAnswers />
      <Classes />
    </>
  );
}

/** The next session, and the others of its day. */
function Today({ next }: { next: Booking }) {
  const zone = useZone();
  const { data } = useQuery(bookingsQuery('ahead', 0));
  const day = calendarDay(Date.parse(next.starts_at), zone);
  const later = (data?.items ?? []).filter(
    ({ id, starts_at }) => id !== next.id && calendarDay(Date.parse(starts_at), zone) === day,
  );
  return <NextSession booking={next} later={later} />;
}

function NoSession() {
  return (
    <DashboardSection title="Next session">
      <DashboardEmpty next={{ to: links.weeklyHours(), text: 'Weekly hours' }}>
        No session is booked. Students book the hours that you open.
      </DashboardEmpty>
    </DashboardSection>
  );
}

/** Answers that wait for a decision; renders nothing without any. */
function ContestedAnswers() {
  const { data } = useQuery(contestedAnswersQuery);
  if (data === undefined || data.total === 0) return null;

  const left = data.total - data.items.length;
  return (
    <DashboardSection title={`Answers to look at: ${data.total}`}>
      <DashboardRows rows={data.items.map(toContestedRow)} />
      {left > 0 && (
        <Text c="dimmed" className="figures">
          {counted(left, 'more answer')} after these.
        </Text>
      )}
    </DashboardSection>
  );
}

function NoHours() {
  // The first steps ask for the hours too.
  const { data: first } = useQuery(firstStepsQuery);
  if (first === undefined || first.steps !== null) return null;

  return (
    <Notice
      kind="info"
      title="Students cannot book you yet"
      actions={<ButtonLink to={links.weeklyHours()}>Open weekly hours</ButtonLink>}
    >
      Your profile is approved. Choose the hours of the week when you teach.
    </Notice>
  );
}

function Classes() {
  const timeZone = useTimeZone();
  const { data: exams } = useQuery(courseExamsQuery(null, 0));
  const open = exams?.items.filter(({ state }) => state === 'open' || state === 'coming') ?? [];

  return (
    <DashboardSection
      title="Courses and open exams"
      more={{ to: links.courses({ relation: 'owner' }), text: 'All courses' }}
    >
      <Loaded what="your courses" query={ownCoursesQuery} shape={<RowsShape rows={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <DashboardEmpty next={{ to: links.newCourse(), text: 'Create a course' }}>
              A course holds your questions, your exams and the students who join.
            </DashboardEmpty>
          ) : (
            <DashboardRows
              rows={[
                ...open.map((exam) => ({
                  id: exam.id,
                  name: `Exam: ${exam.title}`,
                  fact: stateText(exam, timeZone),
                  to: links.tutorExamStudents(exam.id),
                })),
                ...items.slice(0, 5).map((course) => ({
                  id: course.id,
                  name: course.name,
                  fact: counted(course.for_owner?.member_count ?? 0, 'student'),
                  to: links.course(course.id),
                })),
              ]}
            />
          )
        }
      </Loaded>
    </DashboardSection>
  );
}
