import { links } from '@akada/core/links/links.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { singleKeysWork } from '../../../lib/device/single-keys.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import classes from '../practice.module.css';

interface KeysLineProps {
  /** Of options. */
  count: number;
  /** Whether keys lead on from here: how sure one is has buttons alone. */
  goOn: boolean;
}

/** Which keys do what, and where they are switched off. */
export function KeysLine({ count, goOn }: KeysLineProps) {
  const last = optionLabel(count - 1);

  return (
    <p className={classes.keys}>
      {singleKeysWork()
        ? `Keys: A to ${last} or 1 to ${Math.min(count, 9)} to choose${goOn ? ', Enter or N to go on' : ''}. `
        : `Letter and number keys are off${goOn ? '; Enter goes on' : ''}. `}
      <TextLink to={links.settingsGeneral()}>Change that in the settings</TextLink>
    </p>
  );
}
