import { links } from '@akada/core/links/links.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { singleKeysWork } from '../../../lib/device/single-keys.ts';
import { KeyboardOnly } from '../../../ui/focus/focus-frame.tsx';
import { TextLink } from '../../../ui/links/links.tsx';

/**
 * Lists the keys and links to the setting that disables them.
 *
 * @param count number of options
 * @param isOpen true for a question that the student marks
 */
export function KeysLine({ count, isOpen }: { count: number; isOpen: boolean }) {
  if (isOpen) return <KeyboardOnly>Enter shows the answer, with Ctrl while you write.</KeyboardOnly>;
  if (count === 0) return <KeyboardOnly>Enter checks your answer and continues.</KeyboardOnly>;
  const last = optionLabel(count - 1);

  return (
    <KeyboardOnly>
      {singleKeysWork()
        ? `Keys: A to ${last} or 1 to ${Math.min(count, 9)} to choose, Enter or N to continue. `
        : 'Letter and number keys are off; Enter continues. '}
      <TextLink to={links.settingsGeneral()}>Change that in the settings</TextLink>
    </KeyboardOnly>
  );
}
