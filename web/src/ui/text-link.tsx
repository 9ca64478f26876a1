import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** A link within text, underlined so that colour is not its only sign. */
export function TextLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} state={state} underline="always">
      {children}
    </Anchor>
  );
}
