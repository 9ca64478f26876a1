import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import list from '../../../ui/list/rows.module.css';
import { Part } from '../../../ui/page/panel.tsx';
import { StudyRow } from './study-row.tsx';

/** Notes on the way to their first question, as rows. */
export function NotStarted({ items }: { items: readonly FirstSets[] }) {
  return (
    <Part title="New study sets">
      <ul className={list.list}>
        {items.map((sets) => (
          <StudyRow key={sets.id} sets={sets} isNext={false} />
        ))}
      </ul>
    </Part>
  );
}
