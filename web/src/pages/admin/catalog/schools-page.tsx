import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { CatalogFile } from '../../../features/catalog/administration/catalog-file.tsx';
import { CatalogTree } from '../../../features/catalog/administration/catalog-tree.tsx';
import { AddName } from '../../../features/catalog/administration/name-form.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { ListImport } from './list-import.tsx';

const waitingCourses = lazyComponent(
  async () => (await import('../../../features/courses/approval/waiting-courses.tsx')).WaitingCourses,
);

export function Component() {
  return (
    <Page
      title="Schools"
      action={
        <Group>
          <ButtonLink to={links.adminDepartments()} variant="default">
            Departments
          </ButtonLink>
          <ButtonLink to={links.adminCourses()} variant="default">
            Courses
          </ButtonLink>
          <CatalogFile kind="school" />
        </Group>
      }
    >
      <Stack>
        <Section title="Courses waiting for approval">
          <Lazy
            of={waitingCourses}
            props={{}}
            waiting={<RowsShape rows={2} lines={2} hasButton />}
            fault={(error, retry) => <CodeFault what="the courses that wait" error={error} onRetry={retry} />}
          />
        </Section>
        <CatalogTree />
        <Section title="Add a school">
          <AddName kind="school" label="Name of the school" />
        </Section>
        <ListImport kind="school" />
      </Stack>
    </Page>
  );
}
