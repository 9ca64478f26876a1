import { CardImporter } from '../../../features/cards/import/card-importer.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Page } from '../../../ui/page/page.tsx';

/** Imports cards of Anki, Quizlet or a table. */
export function Component() {
  const { read, set } = useListAddress();

  return (
    <Page title="Import your cards" subtitle="Pictures, gaps and what you already know come along.">
      <CardImporter id={read('import') || null} onChange={(id) => set({ import: id ?? '' })} />
    </Page>
  );
}
