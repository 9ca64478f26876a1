import { Stack } from '@mantine/core';
import { school } from '../../features/catalog/api.ts';
import { AddName } from '../../features/catalog/name-form.tsx';
import { SchoolList } from '../../features/catalog/school-list.tsx';
import { WaitingCourses } from '../../features/courses/approval/waiting-courses.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';

export function Component() {
  return (
    <Page title="Schools">
      <Stack>
        <Section title="Courses that wait for approval">
          <WaitingCourses />
        </Section>
        <SchoolList />
        <Section title="Add a school">
          <AddName kind={school} label="Name of the school" />
        </Section>
      </Stack>
    </Page>
  );
}
