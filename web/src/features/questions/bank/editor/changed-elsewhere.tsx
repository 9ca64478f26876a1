import { BothTexts } from '../../../../ui/page/both-texts.tsx';
import { getDifferences, type NamesOf, withPart } from '../bank-differences.ts';
import { getValues } from '../bank-values.ts';
import type { QuestionEditing } from './use-question-editing.ts';

interface ChangedElsewhereProps {
  editing: QuestionEditing;
  names: NamesOf;
}

/** Renders nothing unless somebody else has changed the question. */
export function ChangedElsewhere({ editing, names }: ChangedElsewhereProps) {
  const { present, base, values, change, resolve } = editing;
  if (present === null) return null;

  const theirs = getValues(present);
  const previous = base === null ? values : getValues(base);
  const getLabels = (other: typeof values) =>
    getDifferences(previous, other, names).map(({ label }) => label);
  return (
    <BothTexts
      what="question"
      differences={getDifferences(theirs, values, names)}
      changedThere={getLabels(theirs)}
      changedHere={getLabels(values)}
      onTakeTheirs={(labels) =>
        change(labels.reduce((merged, label) => withPart(merged, theirs, label), values))
      }
      // Keeps the other device's status, such as published or retired.
      onSettled={() => resolve({ ...values, status: theirs.status })}
    />
  );
}
