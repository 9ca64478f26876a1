import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { Choice } from '../../ui/question/choice.tsx';
import { getOrigin } from './paper-words.ts';
import classes from './past-paper.module.css';

interface OptionKeysProps {
  question: PastPaperQuestion;
  /** Called with the indexes of the right options. */
  onGive: (key: number[]) => void;
}

/** The options of a question, which are buttons: the pressed ones are the key. */
export function OptionKeys({ question, onGive }: OptionKeysProps) {
  const { options, key, number, kind, held } = question;
  if (options.length === 0) return null;

  const press = (position: number) => {
    const isKey = key.includes(position);
    if (kind !== 'multiple') return isKey && key.length === 1 ? undefined : onGive([position]);
    onGive(isKey ? key.filter((index) => index !== position) : [...key, position].toSorted());
  };
  const letters = getOptionLetters(options);
  const keyLetters = key.map((index) => letters[index]).join(' and ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div role="group" aria-label={`Options of question ${number}`} className={classes.options}>
        {options.map(({ text }, position) => {
          const letter = letters[position] ?? '';
          return (
            <button
              key={`${letter} ${text}`}
              type="button"
              aria-pressed={key.includes(position)}
              disabled={held}
              onClick={() => press(position)}
            >
              <Choice
                position={position}
                label={letter}
                text={text}
                tree={null}
                tone={key.includes(position) ? 'right' : 'open'}
                isSteady
              />
            </button>
          );
        })}
      </div>
      {!held && (
        <p className={classes.quiet}>
          {key.length === 0
            ? 'No key yet. Tap the right option.'
            : `Key ${keyLetters}, ${getOrigin(question)}.`}
          {kind === 'multiple' && ' Several may be right.'}
        </p>
      )}
    </>
  );
}
