import type { Course } from '@akada/contract/base/courses.ts';
import type { ClassOverview } from '@akada/contract/work/classes/classes.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { SentAnnouncements } from '../../../features/announcements/sent-announcements.tsx';
import { ClassAssignments } from '../../../features/assignments/class-assignments.tsx';
import { ClassHead } from '../../../features/classes/class-head.tsx';
import { ClassWeeks, WeakestTopics } from '../../../features/classes/class-results.tsx';
import { NeedsHelp } from '../../../features/classes/needs-help.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';
import { WriteButton } from './write-button.tsx';

interface ClassOverviewProps {
  course: Course;
  overview: ClassOverview;
}

/** The head of a class, who needs help, and what the class knows. */
export function ClassOverviewPart({ course, overview }: ClassOverviewProps) {
  const { id } = course;
  const { students, results } = overview;
  const announcements = (
    <Section title="Announcements">
      <SentAnnouncements courseId={id} />
    </Section>
  );

  if (students === 0)
    return (
      <Notice
        kind="info"
        title="Nobody has joined yet."
        actions={<ButtonLink to={links.tutorClass(id, { show: 'invite' })}>Invite your students</ButtonLink>}
      >
        Give them the link or the code, or invite a list of addresses.
      </Notice>
    );
  if (results === null)
    return (
      <Stack>
        <Notice kind="info">Results of your students show again once your tutor profile is approved.</Notice>
        {announcements}
      </Stack>
    );
  return (
    <Stack gap="xl">
      <ClassHead course={course} overview={overview} />
      <Columns
        main={
          <>
            <NeedsHelp
              students={results.needs_help}
              all={{ to: links.tutorClass(id, { show: 'people' }), text: `All ${students}` }}
              renderAction={({ student_id, full_name }) => (
                <WriteButton personId={student_id} name={full_name} />
              )}
            />
            <ClassAssignments courseId={id} />
            <Text size="sm" c="dimmed">
              You see the results of students who share them with you, and only of this course. Each student
              decides that on the page of the course, and sees there what you see.
            </Text>
          </>
        }
        side={
          <>
            <ClassWeeks weeks={results.weeks} />
            <WeakestTopics topics={results.weakest} />
            {announcements}
          </>
        }
      />
    </Stack>
  );
}
