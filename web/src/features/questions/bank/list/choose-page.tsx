import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import classes from './list.module.css';
import type { Selection } from './use-selection.ts';

interface ChoosePageProps {
  items: readonly BankQuestionSummary[];
  selection: Selection;
}

/** Chooses all questions of the page at once. */
export function ChoosePage({ items, selection }: ChoosePageProps) {
  const ids = items.map(({ id }) => id);
  const count = ids.filter((id) => selection.ids.includes(id)).length;
  const isAll = count === ids.length;

  return (
    <label className={classes.head}>
      <span className={classes.mark}>
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && !isAll;
          }}
          type="checkbox"
          checked={isAll}
          onChange={() => selection.change(ids, !isAll)}
        />
      </span>
      All on this page
    </label>
  );
}
