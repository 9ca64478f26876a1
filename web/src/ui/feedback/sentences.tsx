import classes from './sentences.module.css';

interface SentencesProps {
  of: readonly string[];
  /** The number of displayed sentences; one more is displayed if it is the last. */
  most: number;
  /** Gets the sentence about the number of hidden ones. */
  more: (count: number) => string;
}

/** Several sentences in one notice: a notice for each would fill a phone. */
export function Sentences({ of, most, more }: SentencesProps) {
  const left = of.length - most;
  // A single further sentence is shorter than the sentence that would replace it.
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
