import { OverseenList, QuestionsFile } from '../../../features/questions/oversight/overseen-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Every question of every bank, with exam figures and students' reports. */
export function Component() {
  return (
    <Page title="Questions" action={<QuestionsFile />}>
      <OverseenList />
    </Page>
  );
}
