import { PasswordInput, type PasswordInputProps } from '@mantine/core';

const eye = { 'aria-label': 'Show what you type' };

/**
 * The library leaves `aria-invalid` out, so that a screen reader would name a refused password as a sound one, and its
 * eye out of the order of Tab.
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
