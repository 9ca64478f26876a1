import { CardImporter } from '../../../features/cards/import/card-importer.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Page } from '../../../ui/page/page.tsx';

/** Brings cards of Anki, Quizlet or a table in. */
export function Component() {
  const { read, set } = useListAddress();

  return (
    <Page title="Bring your cards" subtitle="Pictures, gaps and what you already know come along.">
      <CardImporter id={read('import') || null} onChange={(id) => set({ import: id ?? '' })} />
    </Page>
  );
}
