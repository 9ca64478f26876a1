import type { Course } from '@akada/contract/base/courses.ts';
import type { ClassOverview } from '@akada/contract/work/classes/classes.ts';
import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { classQuery } from '../../../features/classes/api.ts';
import { courseQuery } from '../../../features/courses/api.ts';
import { CourseFault } from '../../../features/courses/course-fault.tsx';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { type ClassPartName, ClassParts, classParts } from './class-parts.tsx';

const part = lazyComponent(async () => (await import('./class-part.tsx')).ClassPart);

/** One class of the tutor: the overview, or the part in the address. */
export function Component() {
  const { courseId = '' } = useParams();
  const show: ClassPartName = readOneOf(useListAddress(), 'show', classParts) ?? 'overview';
  const course = useQuery(courseQuery(courseId));
  const overview = useQuery(classQuery(courseId));
  const error = overview.error ?? course.error;
  const isAway = error !== null && isGone(error);
  const loadedClass =
    !isAway && course.data && overview.data ? { course: course.data, overview: overview.data } : null;

  return (
    <Page
      title={loadedClass?.course.name ?? 'Class'}
      subtitle={loadedClass && getSubtitle(loadedClass.course, loadedClass.overview)}
      action={
        loadedClass && (
          <Group gap={8}>
            <ButtonLink to={links.course(courseId)} variant="default">
              The course
            </ButtonLink>
            {!loadedClass.overview.is_ended && show !== 'announcements' && (
              <ButtonLink to={links.tutorClass(courseId, { show: 'announcements' })}>Announce</ButtonLink>
            )}
          </Group>
        )
      }
    >
      {isAway && <CourseFault error={error} left={null} onRetry={() => void overview.refetch()} />}
      {!isAway && loadedClass === null && error && (
        <LoadFault
          what="this class"
          error={error}
          onRetry={() => void Promise.all([course.refetch(), overview.refetch()])}
        />
      )}
      {loadedClass === null && !error && (
        <Waiting what="this class" queries={[classQuery(courseId).queryKey]}>
          <CardsShape cards={3} />
        </Waiting>
      )}
      {loadedClass && (
        <>
          <ClassParts courseId={courseId} show={show} />
          {loadedClass.overview.is_ended && (
            <Notice kind="info">This class has ended. You can still read everything.</Notice>
          )}
          <Lazy
            of={part}
            props={{ course: loadedClass.course, overview: loadedClass.overview, show }}
            waiting={<CardsShape cards={3} />}
            fault={(fault, retry) => <CodeFault what="this part" error={fault} onRetry={retry} />}
          />
        </>
      )}
    </Page>
  );
}

const dayMs = 24 * 60 * 60_000;

function getSubtitle({ department }: Course, { students, exam_at }: ClassOverview): string {
  const size = `${counted(students, 'student')}. ${department.name}, ${department.school.name}.`;
  if (exam_at === null) return size;
  const days = Math.ceil((Date.parse(exam_at) - Date.now()) / dayMs);
  return days <= 0 ? size : `${size} Exam in ${counted(days, 'day')}.`;
}
