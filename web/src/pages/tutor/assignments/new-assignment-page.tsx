import { listMessagePeople } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getFirstValues } from '../../../features/assignments/form-values.ts';
import { courseExamsQuery } from '../../../features/course-exams/api.ts';
import { courseSetsQuery } from '../../../features/course-sets/api.ts';
import { labelsQuery, ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { call } from '../../../lib/http/call.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { changedBy } from '../../../lib/query/topics.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useSettledZone } from '../exams/editor-frame.tsx';

// Loads later, with the rules of the form.
const assignmentForm = lazyComponent(
  async () => (await import('../../../features/assignments/assignment-form.tsx')).AssignmentForm,
);

/** All people to whom the tutor can give work; a tutor with more of them gives it to a class. */
const studentsQuery = queryOptions({
  queryKey: ['assignments', 'people'],
  queryFn: ({ signal }) => call(listMessagePeople, { query: { limit: 100 }, signal }),
  meta: changedBy('course', 'booking', 'tutorial'),
});

/** The form of new work for a class or one student. */
export function Component() {
  const courses = useQuery(ownCoursesQuery);
  const people = useQuery(studentsQuery);
  const labels = useQuery(labelsQuery);
  const zone = useSettledZone();
  const error = courses.error ?? people.error ?? labels.error;
  const isLoaded =
    courses.data !== undefined && people.data !== undefined && labels.data !== undefined && zone !== null;
  const recipients = [
    ...(courses.data?.items ?? []).map(({ id, name }) => [`course:${id}`, name] as const),
    ...(people.data?.items ?? []).map(({ id, full_name: name }) => [`student:${id}`, name] as const),
  ];

  return (
    <Page title="New assignment">
      {error && !isLoaded && (
        <LoadFault
          what="your classes"
          error={error}
          onRetry={() => {
            void courses.refetch();
            void people.refetch();
            void labels.refetch();
          }}
        />
      )}
      {!error && !isLoaded && (
        <Waiting what="your classes" queries={[ownCoursesQuery.queryKey, studentsQuery.queryKey]}>
          <FormShape fields={5} />
        </Waiting>
      )}
      {isLoaded && recipients.length === 0 && (
        <Notice
          kind="info"
          title="You have no class and no student yet."
          actions={<ButtonLink to={links.newCourse()}>New course</ButtonLink>}
        >
          Make a course and give its join code to your students.
        </Notice>
      )}
      {isLoaded && recipients.length > 0 && (
        <NewAssignment recipients={recipients} topics={labels.data.topics} zone={zone} />
      )}
    </Page>
  );
}

const weekMs = 7 * 86_400_000;

interface NewAssignmentProps {
  recipients: readonly (readonly [value: string, text: string])[];
  topics: readonly string[];
  zone: string;
}

function NewAssignment({ recipients, topics, zone }: NewAssignmentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const requested = [`course:${search.get('course')}`, `student:${search.get('student')}`];
  const first = recipients.find(([value]) => requested.includes(value)) ?? recipients[0];
  const [recipient, setRecipient] = useState(first?.[0] ?? '');
  const courseId = recipient.startsWith('course:') ? recipient.slice('course:'.length) : null;
  const sets = useQuery({ ...courseSetsQuery(courseId ?? undefined), enabled: courseId !== null });
  const exams = useQuery({ ...courseExamsQuery(courseId, 0), enabled: courseId !== null });
  const [initialValues] = useState(() =>
    getFirstValues(recipient, search.getAll('topic'), { due: Date.now() + weekMs, zone }),
  );

  return (
    <Lazy
      of={assignmentForm}
      props={{
        initialValues,
        recipients,
        choices: {
          topics,
          sets: (sets.data?.items ?? [])
            .filter(({ is_own: isOwn }) => isOwn)
            .map(({ id, title }) => [id, `Set: ${title}`] as const),
          exams: (exams.data?.items ?? []).map(({ id, title }) => [id, title] as const),
        },
        zone,
        onRecipient: setRecipient,
        // Going back leads to the page before the form, not to an empty form.
        onSaved: (id) => void navigate(links.tutorAssignment(id), { replace: true }),
      }}
      waiting={<FormShape fields={5} />}
      fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
    />
  );
}
