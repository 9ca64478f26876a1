import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends ComponentProps<'a'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** The router's own Link carries the prefetching of its framework mode: 4 kB that nothing here uses. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state });

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };

  return <a {...rest} href={href} onClick={click} />;
}
