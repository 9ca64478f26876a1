import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QuestionImporter } from '../../../features/exchange/question-importer.tsx';
import { useReadPaper } from '../../../features/past-papers/import/api.ts';
import { isPaperName } from '../../../features/past-papers/import/paper-files.ts';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { ImportProgress } from '../../../ui/import/import-progress.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

// Loads later: most files are no papers.
const paperImporter = lazyComponent(
  async () => (await import('../../../features/past-papers/import/paper-importer.tsx')).PaperImporter,
);

/** Imports questions into the bank, as drafts: from a file of questions, or from a past paper. */
export function Component() {
  const { data } = useQuery(ownCoursesQuery);
  const [search, setSearch] = useSearchParams();
  const sending = useReadPaper();
  const courses = data?.items ?? [];
  const paperId = search.get('paper');

  const readPaper = (file: File) => sending.mutate(file, { onSuccess: ({ id }) => setSearch({ paper: id }) });
  return (
    <Page title="Import questions" subtitle="They are added to your questions as drafts.">
      {paperId !== null && (
        <Lazy
          key={paperId}
          of={paperImporter}
          props={{
            id: paperId,
            courses,
            toQuestions: <ButtonLink to={links.questions()}>Your questions</ButtonLink>,
            onOtherFile: () => setSearch({}),
          }}
          waiting={<TextShape lines={8} />}
          fault={(error, retry) => <CodeFault what="this paper" error={error} onRetry={retry} />}
        />
      )}
      {paperId === null && sending.isPending && (
        <Panel>
          <ImportProgress>{`Sending ${sending.variables.name}`}</ImportProgress>
        </Panel>
      )}
      {paperId === null && !sending.isPending && (
        <QuestionImporter
          courses={courses}
          papers={{ isPaper: isPaperName, read: readPaper, error: sending.error }}
        />
      )}
    </Page>
  );
}
