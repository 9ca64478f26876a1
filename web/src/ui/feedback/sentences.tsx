import classes from './sentences.module.css';

interface SentencesProps {
  of: readonly string[];
  /** How many are shown, give or take one. */
  most: number;
  /** Says how many more there are. */
  more: (count: number) => string;
}

/** Several sentences in one notice: a notice for each would fill a phone. */
export function Sentences({ of, most, more }: SentencesProps) {
  const left = of.length - most;
  // One more is shorter than the sentence that would stand for it.
  const visibleTexts = left > 1 ? [...of.slice(0, most), more(left)] : of;

  const [only] = visibleTexts;
  if (visibleTexts.length < 2) return only;
  return (
    <ul className={classes.sentences}>
      {/* Two files of the same name get the same rejection, so the index is the key. */}
      {Object.entries(visibleTexts).map(([at, sentence]) => (
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
