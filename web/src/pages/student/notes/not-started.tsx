import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { FirstSetsRow } from '../../../features/first-sets/first-sets-row.tsx';
import list from '../../../ui/list/rows.module.css';
import { Part } from '../../../ui/page/panel.tsx';

/** Notes on the way to their first question, as rows. */
export function NotStarted({ items }: { items: readonly FirstSets[] }) {
  return (
    <Part title="New study sets">
      <ul className={list.list}>
        {items.map((sets) => (
          <FirstSetsRow key={sets.id} sets={sets} />
        ))}
      </ul>
    </Part>
  );
}
