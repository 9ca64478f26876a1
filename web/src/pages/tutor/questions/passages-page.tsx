import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { DeletedPassages } from '../../../features/questions/passages/deleted-passages.tsx';
import { PassageList } from '../../../features/questions/passages/passage-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
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
        <DeletedPassages />
      </Stack>
    </Page>
  );
}
