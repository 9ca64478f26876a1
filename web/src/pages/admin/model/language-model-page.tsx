import { LocalModels } from '../../../features/language-model/local/local-models.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The language model of this installation, for administrators. */
export function Component() {
  return (
    <Page title="Language model">
      <LocalModels />
    </Page>
  );
}
