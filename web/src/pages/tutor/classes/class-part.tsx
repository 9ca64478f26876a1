import type { Course } from '@akada/contract/base/courses.ts';
import type { ClassOverview } from '@akada/contract/work/classes/classes.ts';
import { Stack } from '@mantine/core';
import { AnnouncementField } from '../../../features/announcements/announcement-field.tsx';
import { SentAnnouncements } from '../../../features/announcements/sent-announcements.tsx';
import { AddressInvitations } from '../../../features/class-invitations/address-invitations.tsx';
import { ClassPeople } from '../../../features/classes/class-people.tsx';
import { Gradebook } from '../../../features/classes/gradebook.tsx';
import { Invitation } from '../../../features/courses/owner/invitation.tsx';
import { ClassSessions } from '../../../features/registers/class-sessions.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Columns, Panel, Section } from '../../../ui/page/panel.tsx';
import { ClassOverviewPart } from './class-overview.tsx';
import type { ClassPartName } from './class-parts.tsx';
import { WriteButton } from './write-button.tsx';

interface ClassPartProps {
  course: Course;
  overview: ClassOverview;
  show: ClassPartName;
}

/** One part of the page of a class. */
export function ClassPart({ course, overview, show }: ClassPartProps) {
  const { id } = course;
  switch (show) {
    case 'overview':
      return <ClassOverviewPart course={course} overview={overview} />;
    case 'people':
      return (
        <ClassPeople
          courseId={id}
          renderAction={({ student_id, full_name }) => <WriteButton personId={student_id} name={full_name} />}
        />
      );
    case 'gradebook':
      return <Gradebook courseId={id} />;
    case 'announcements':
      return (
        <Stack>
          {!overview.is_ended && (
            <Panel>
              <AnnouncementField courseId={id} students={overview.students} />
            </Panel>
          )}
          <Panel>
            <SentAnnouncements courseId={id} />
          </Panel>
        </Stack>
      );
    case 'register':
      return <ClassSessions courseId={id} />;
    case 'invite':
      return <Invite course={course} isEnded={overview.is_ended} />;
  }
}

function Invite({ course: { id, for_owner }, isEnded }: { course: Course; isEnded: boolean }) {
  if (isEnded) return null;
  if (for_owner?.is_open !== true)
    return (
      <Notice kind="info">Students can join once your tutor profile is approved. Invite them then.</Notice>
    );
  return (
    <Columns
      main={
        <Section title="Invite by addresses">
          <AddressInvitations courseId={id} />
        </Section>
      }
      side={
        <Section title="Invite by link or code">
          <Invitation courseId={id} code={for_owner.join_code} />
        </Section>
      }
    />
  );
}
