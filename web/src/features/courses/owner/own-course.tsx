import type { Course } from '@akada/contract/base/courses.ts';
import type { ReactNode } from 'react';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { Columns, Panel, Part, Section } from '../../../ui/page/panel.tsx';
import { MemberList } from '../member-list.tsx';
import { AboutCourse } from './about-course.tsx';
import { CatalogStanding } from './catalog-standing.tsx';
import { DeleteCourse } from './delete-course.tsx';
import { Invitation } from './invitation.tsx';
import { TopicEditor } from './topic-editor.tsx';

/** A course for its tutor: editing, invitations, and members. */
export function OwnCourse({ course, children }: { course: Course; children: ReactNode }) {
  const { id, for_owner } = course;
  if (for_owner === null) return null;

  return (
    <Columns
      main={
        <>
          <ClothBand of={course} isFull />
          <CatalogStanding course={course} standing={for_owner} />
          <Part title="Students">
            <Panel>
              <MemberList courseId={id} />
            </Panel>
          </Part>
          {children}
        </>
      }
      side={
        <>
          {for_owner.is_open && (
            <Section title="Invite students">
              <Invitation courseId={id} code={for_owner.join_code} />
            </Section>
          )}
          <Section title="Topics">
            <TopicEditor course={course} />
          </Section>
          <Section title="About this course">
            <AboutCourse course={course} />
          </Section>
          <DeleteCourse course={course} memberCount={for_owner.member_count} />
        </>
      }
    />
  );
}
