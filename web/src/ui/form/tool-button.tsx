import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../links/links.tsx';
import classes from './tool-button.module.css';

interface ToolLinkProps {
  icon: ReactNode;
  label: string;
  to: string;
}

/** A tool that is another page; a phone shows only the icon. */
export function ToolLink({ icon, label, to }: ToolLinkProps) {
  return (
    <Button component={Link} to={to} variant="default" classNames={classes} data-icon leftSection={icon}>
      <span>
        <span className={classes.rest}>{label}</span>
      </span>
    </Button>
  );
}

interface ToolButtonProps extends Omit<ComponentProps<typeof Button<'button'>>, 'children' | 'leftSection'> {
  icon: ReactNode;
  label: string;
  /** The start of the label, if a phone has room for only that; without it a phone shows only the icon. */
  onPhones?: string;
}

/** A tool in a row of several, which must not fill a phone's screen. */
export function ToolButton({ icon, label, onPhones = '', ...button }: ToolButtonProps) {
  return (
    <Button variant="default" classNames={classes} data-icon={onPhones === ''} leftSection={icon} {...button}>
      <span>
        {onPhones}
        <span className={classes.rest}>{label.slice(onPhones.length)}</span>
      </span>
    </Button>
  );
}
