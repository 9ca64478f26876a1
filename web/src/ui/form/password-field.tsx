import { PasswordInput, type PasswordInputProps } from '@mantine/core';

const eye = { 'aria-label': 'Show what you type' };

/**
 * Adds `aria-invalid`, which the library omits, so that a screen reader announces a rejected password; and
 * puts the eye button into the order of Tab.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={eye}
    />
  );
}
