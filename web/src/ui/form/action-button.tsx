import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './action-button.module.css';

type NativeProps = Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

interface ActionButtonProps extends Omit<ButtonProps, 'loading'>, NativeProps {
  /** True while its action runs: it shows that, and ignores presses in the meantime. */
  isBusy: boolean;
}

/** Stays focusable while busy: a disabled button would lose the focus, and keyboard users their place. */
export function ActionButton({ isBusy, onClick, ...rest }: ActionButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Button
      {...rest}
      aria-disabled={isBusy || rest['aria-disabled']}
      data-busy={isBusy || undefined}
      classNames={{ root: classes.button, inner: classes.label }}
      onClick={press}
    />
  );
}
