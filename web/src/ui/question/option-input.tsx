import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import type { OptionTrees } from '../content/pictures/pictures-above.tsx';
import { Choice } from './choice.tsx';
import classes from './option-input.module.css';

// Its code loads with the first formula or picture, because most options are plain texts.
const picturesAbove = lazyComponent(
  async () => (await import('../content/pictures/pictures-above.tsx')).PicturesAbove,
);

/** A button that loads the pictures of all options below it; renders nothing unless they wait for a tap. */
export function OptionPictures({ trees }: { trees: OptionTrees | undefined }) {
  if (!trees?.some(Boolean)) return null;
  return <Lazy of={picturesAbove} props={{ trees }} waiting={null} fault={() => null} />;
}

interface OptionInputProps extends ComponentProps<typeof Choice> {
  /** Several options of a question may be right, or one. */
  isMultiple: boolean;
  /** The shared name of all options of a question. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  /** Called for a press on the selected option, for which a radio button reports no change. */
  onChooseAgain?: () => void;
}

/** An option that is selectable until the answer is submitted. */
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
