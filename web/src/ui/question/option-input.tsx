import type { ComponentProps } from 'react';
import { Choice } from './choice.tsx';
import classes from './option-input.module.css';

interface OptionInputProps extends ComponentProps<typeof Choice> {
  /** Several options of a question may be right, or one. */
  isMultiple: boolean;
  /** The shared name of all options of a question. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  /** Pressed while it is the chosen one, of which a radio button reports no change. */
  onChooseAgain?: () => void;
}

/** An option that is chosen now and can be changed until the answer is given. */
export function OptionInput({
  isMultiple,
  name,
  isChosen,
  isDisabled,
  onChoose,
  onChooseAgain,
  ...choice
}: OptionInputProps) {
  return (
    <label className={classes.option}>
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        onClick={isChosen && !isMultiple ? onChooseAgain : undefined}
      />
      <Choice {...choice} />
    </label>
  );
}
