import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { ShareSetDialog } from '../../../features/course-sets/share-set-dialog.tsx';
import { deletedBankQuery } from '../../../features/questions/bank/api.ts';
import { restorableQuestion } from '../../../features/questions/bank/bulk-change.ts';
import { BankList } from '../../../features/questions/bank/list/bank-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page
      title="Questions"
      action={
        <Group gap="8px">
          <ButtonLink to={links.passages()} variant="default">
            Passages
          </ButtonLink>
          <ButtonLink to={links.importQuestions()} variant="default">
            Import
          </ButtonLink>
          <ButtonLink to={links.newQuestion()}>New question</ButtonLink>
        </Group>
      }
    >
      <Stack>
        <BankList ShareDialog={ShareSetDialog} />
        <RestorableList query={deletedBankQuery} of={restorableQuestion} />
      </Stack>
    </Page>
  );
}
