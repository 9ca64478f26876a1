import type { Course } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { MyCourseAssignments } from '../../../features/assignments/my-assignment-rows.tsx';
import { ClassExamStrips } from '../../../features/class-exams/class-exam-strips.tsx';
import { SharedSets } from '../../../features/course-sets/shared-sets.tsx';
import { courseQuery } from '../../../features/courses/api.ts';
import { CourseFault } from '../../../features/courses/course-fault.tsx';
import { CourseSections } from '../../../features/courses/course-sections.tsx';
import { MembershipButton } from '../../../features/courses/membership-button.tsx';
import { ExportTool } from '../../../features/exchange/export-tool.tsx';
import { SharingQuestion, TutorViewLink } from '../../../features/students/sharing-question.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Panel, Part } from '../../../ui/page/panel.tsx';
import { ExamsOfCourse, SetsOfCourse, StudyLinks } from './exams-of-course.tsx';

// Loads later, because most visitors of a course are its students.
const ownCourse = lazyComponent(
  async () => (await import('../../../features/courses/owner/own-course.tsx')).OwnCourse,
);

const announcements = lazyComponent(
  async () =>
    (await import('../../../features/announcements/received-announcements.tsx')).ReceivedAnnouncements,
);

const classExamPart = lazyComponent(
  async () => (await import('../../../features/class-exams/tutor/class-exam-part.tsx')).ClassExamPart,
);

const classAssignments = lazyComponent(
  async () => (await import('../../../features/assignments/class-assignments.tsx')).ClassAssignments,
);

export function Component() {
  const { courseId = '' } = useParams();
  const { role } = useAccount();
  const zone = useZone();
  const navigate = useNavigate();
  const query = courseQuery(courseId);
  const { data: course, error, refetch } = useQuery(query);
  const [left, setLeft] = useState<Course | null>(null);
  const shown = error && isGone(error) ? undefined : course;

  return (
    <Page
      title={shown?.name ?? 'Course'}
      subtitle={shown && <CourseSubtitle course={shown} />}
      action={
        <>
          {shown && role === 'student' && (
            <Group gap="8px">
              {shown.relation === 'member' && (
                <>
                  <StudyLinks courseId={shown.id} />
                  <ButtonLink to={links.newExamPlan({ course_id: shown.id })} variant="default">
                    Plan an exam
                  </ButtonLink>
                </>
              )}
              <MembershipButton course={shown} onUnenrolled={() => setLeft(shown)} />
            </Group>
          )}
          {shown?.relation === 'owner' && (
            <Group gap="8px">
              <ButtonLink to={links.tutorClass(shown.id)}>The class</ButtonLink>
              <ButtonLink to={links.newQuestion({ course_id: shown.id })} variant="default">
                Write a question
              </ButtonLink>
              <ButtonLink to={links.tutorExams({ course_id: shown.id })} variant="default">
                Exams
              </ButtonLink>
              <ExportTool of={{ course_id: shown.id }} title={shown.name} label="Export questions" />
            </Group>
          )}
        </>
      }
    >
      {error && shown === undefined && (
        <CourseFault error={error} left={left} onRetry={() => void refetch()} />
      )}
      {!error && shown === undefined && (
        <Waiting what="this course" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {shown?.relation === 'owner' && (
        <Lazy
          of={ownCourse}
          props={{
            course: shown,
            children: (
              <>
                <Lazy
                  of={classAssignments}
                  props={{ courseId: shown.id }}
                  waiting={null}
                  fault={(error, retry) => (
                    <CodeFault what="the assignments of your class" error={error} onRetry={retry} />
                  )}
                />
                <Lazy
                  of={classExamPart}
                  props={{ courseId: shown.id }}
                  waiting={null}
                  fault={(error, retry) => (
                    <CodeFault what="the exam of your class" error={error} onRetry={retry} />
                  )}
                />
                <Part title="Shared sets">
                  <Panel>
                    <SharedSets courseId={shown.id} />
                  </Panel>
                </Part>
              </>
            ),
          }}
          waiting={<CardsShape cards={2} />}
          fault={(error, retry) => <CodeFault what="your course" error={error} onRetry={retry} />}
        />
      )}
      {shown && shown.relation !== 'owner' && (
        <Columns
          main={
            role === 'student' && shown.relation === 'member' ? (
              <>
                <SharingQuestion course={shown.name} />
                <Lazy
                  of={announcements}
                  props={{ courseId: shown.id, tutorName: shown.tutor_name }}
                  waiting={null}
                  fault={(error, retry) => (
                    <CodeFault what="the announcements" error={error} onRetry={retry} />
                  )}
                />
                <ClassExamStrips
                  courseId={shown.id}
                  zone={zone}
                  onPlanned={(planId) => void navigate(links.examPlan(planId))}
                />
                <MyCourseAssignments courseId={shown.id} />
                <ExamsOfCourse course={shown} />
                <SetsOfCourse courseId={shown.id} />
                <TutorViewLink course={shown.name} />
              </>
            ) : (
              <ClothBand of={shown} isFull />
            )
          }
          side={<CourseSections course={shown} />}
        />
      )}
    </Page>
  );
}

function CourseSubtitle({ course: { department, tutor_name } }: { course: Course }) {
  return (
    <>
      <TextLink to={links.department(department.id)}>{department.name}</TextLink>, {department.school.name}.
      Tutor: {tutor_name}
    </>
  );
}
