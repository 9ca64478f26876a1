import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { deletedPassagesQuery } from '../../../features/questions/passages/api.ts';
import { deletablePassage } from '../../../features/questions/passages/passage-deletion.ts';
import { PassageList } from '../../../features/questions/passages/passage-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page
      title="Passages"
      subtitle="Texts and pictures that several questions are about."
      action={
        <Group gap="8px">
          <ButtonLink to={links.questions()} variant="default">
            All questions
          </ButtonLink>
          <ButtonLink to={links.newPassage()}>New passage</ButtonLink>
        </Group>
      }
    >
      <Stack>
        <PassageList />
        <RestorableList query={deletedPassagesQuery} of={deletablePassage} />
      </Stack>
    </Page>
  );
}
