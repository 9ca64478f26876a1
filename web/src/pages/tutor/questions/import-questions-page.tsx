import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../../../features/courses/api.ts';
import { QuestionImporter } from '../../../features/exchange/question-importer.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Brings questions into the bank, as drafts. */
export function Component() {
  const own = coursesQuery({ search: '', departmentId: null, relation: 'owner', page: 0 });
  const { data } = useQuery(own);

  return (
    <Page title="Import questions" subtitle="They come into your questions as drafts.">
      <QuestionImporter courses={data?.items ?? []} />
    </Page>
  );
}
