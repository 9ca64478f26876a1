import { BothTexts } from '../../../../ui/page/both-texts.tsx';
import { differencesOf, type NamesOf, withPart } from '../bank-differences.ts';
import { valuesOf } from '../bank-values.ts';
import type { QuestionEditing } from './use-question-editing.ts';

interface ChangedElsewhereProps {
  editing: QuestionEditing;
  names: NamesOf;
}

/** Renders nothing unless somebody else has changed the question. */
export function ChangedElsewhere({ editing, names }: ChangedElsewhereProps) {
  const { present, base, values, change, resolve } = editing;
  if (present === null) return null;

  const theirs = valuesOf(present);
  const before = base === null ? values : valuesOf(base);
  const labelsOf = (other: typeof values) => differencesOf(before, other, names).map(({ label }) => label);
  return (
    <BothTexts
      what="question"
      differences={differencesOf(theirs, values, names)}
      changedThere={labelsOf(theirs)}
      changedHere={labelsOf(values)}
      onTakeTheirs={(labels) =>
        change(labels.reduce((merged, label) => withPart(merged, theirs, label), values))
      }
      // Published or retired elsewhere, it stays so.
      onSettled={() => resolve({ ...values, status: theirs.status })}
    />
  );
}
