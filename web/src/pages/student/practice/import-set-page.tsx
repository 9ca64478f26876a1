import { QuestionImporter } from '../../../features/exchange/question-importer.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Brings questions into a set of one's own. */
export function Component() {
  return (
    <Page title="Import questions" subtitle="They become a new set of yours to practise.">
      <QuestionImporter courses={[]} />
    </Page>
  );
}
