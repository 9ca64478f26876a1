import { useQuery } from '@tanstack/react-query';
import { QuestionImporter } from '../../../features/exchange/question-importer.tsx';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { Page } from '../../../ui/page/page.tsx';

/** Imports questions into the bank, as drafts. */
export function Component() {
  const { data } = useQuery(ownCoursesQuery);

  return (
    <Page title="Import questions" subtitle="They are added to your questions as drafts.">
      <QuestionImporter courses={data?.items ?? []} />
    </Page>
  );
}
