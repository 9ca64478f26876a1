import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { MadeQuestions } from '../generation/made-questions.tsx';
import { NewQuestions } from '../generation/new-questions.tsx';

export function Component() {
  const [search] = useSearchParams();
  const generationId = search.get('generation_id');

  return (
    <Page title="Make questions" subtitle="Multiple-choice questions from one of your notes.">
      {generationId === null ? (
        <NewQuestions chosenId={search.get('file_id')} />
      ) : (
        <MadeQuestions key={generationId} id={generationId} />
      )}
    </Page>
  );
}
