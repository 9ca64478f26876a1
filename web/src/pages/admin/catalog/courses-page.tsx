import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { CatalogFile } from '../../../features/catalog/administration/catalog-file.tsx';
import { CatalogList } from '../../../features/catalog/administration/catalog-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ListImport } from './list-import.tsx';

export function Component() {
  return (
    <Page
      title="All courses"
      action={
        <Group>
          <ButtonLink to={links.schools()} variant="default">
            Schools
          </ButtonLink>
          <CatalogFile kind="course" />
        </Group>
      }
    >
      <Stack>
        <CatalogList kind="course" />
        <ListImport kind="course" />
      </Stack>
    </Page>
  );
}
