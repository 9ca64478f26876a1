import { links } from '@akada/core/links/links.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { singleKeysWork } from '../../../lib/device/single-keys.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import classes from '../practice.module.css';

/** Which keys do what, and where they are switched off. @param count of options */
export function KeysLine({ count }: { count: number }) {
  const last = optionLabel(count - 1);

  return (
    <p className={classes.keys}>
      {singleKeysWork()
        ? `Keys: A to ${last} or 1 to ${Math.min(count, 9)} to choose, Enter or N to continue. `
        : 'Letter and number keys are off; Enter continues. '}
      <TextLink to={links.settingsGeneral()}>Change that in the settings</TextLink>
    </p>
  );
}
