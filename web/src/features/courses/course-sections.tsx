import type { Course } from '@akada/contract/base/courses.ts';
import { Stack } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { CourseDescription } from './course-description.tsx';
import { stateText } from './course-state.ts';
import { MemberList } from './member-list.tsx';
import { TopicList } from './topic-list.tsx';

/** A course for students; administrators also see its state and its members. */
export function CourseSections({ course }: { course: Course }) {
  const { id, description, topics, for_owner } = course;

  return (
    <Stack>
      {for_owner && <Notice kind="info">{stateText(for_owner)}</Notice>}
      <Section title="About this course">
        <CourseDescription text={description} />
      </Section>
      <Section title="Topics">
        <TopicList topics={topics} />
      </Section>
      {for_owner && (
        <Section title="Students">
          <MemberList courseId={id} />
        </Section>
      )}
    </Stack>
  );
}
