import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface ButtonLinkProps extends ButtonProps {
  to: string;
  replace?: boolean;
  state?: unknown;
  children: ReactNode;
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />;
}
