import { QuestionImporter } from '../../../features/exchange/question-importer.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Imports questions into a set of the student. */
export function Component() {
  return (
    <Page title="Import questions" subtitle="They become a new set of yours to practise.">
      <QuestionImporter courses={[]} />
    </Page>
  );
}
