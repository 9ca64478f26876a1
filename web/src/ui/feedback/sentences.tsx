import classes from './sentences.module.css';

interface SentencesProps {
  of: readonly string[];
  /** How many are shown, give or take one. */
  most: number;
  /** Says how many more there are. */
  more: (count: number) => string;
}

/** What one notice has to say in several sentences: a notice for each would fill a phone. */
export function Sentences({ of, most, more }: SentencesProps) {
  const left = of.length - most;
  // One more is shorter than the sentence that would stand for it.
  const shown = left > 1 ? [...of.slice(0, most), more(left)] : of;

  const [only] = shown;
  if (shown.length < 2) return only;
  return (
    <ul className={classes.sentences}>
      {/* Two files of one name are refused in the same words. */}
      {Object.entries(shown).map(([at, sentence]) => (
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
