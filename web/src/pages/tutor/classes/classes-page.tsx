import { links } from '@akada/core/links/links.ts';
import { ClassList } from '../../../features/classes/class-list.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The classes of a tutor. */
export function Component() {
  return (
    <Page
      title="Classes"
      subtitle="Each of your courses is a class."
      action={<ButtonLink to={links.newCourse()}>New course</ButtonLink>}
    >
      <ClassList
        empty={
          <>
            You have no class yet. <TextLink to={links.newCourse()}>Create your first course</TextLink>, then
            invite your students.
          </>
        }
      />
    </Page>
  );
}
