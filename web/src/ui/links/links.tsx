import { Anchor, Button, type ButtonProps, Text } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { installationName } from '../../lib/device/public-settings.ts';
import classes from './brand.module.css';

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Replaces the router's own Link, which includes 4 kB for the prefetching of its framework mode, unused here. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state });

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };

  return <a {...rest} href={href} onClick={click} />;
}

/** A link within text, underlined so that colour is not its only sign. */
export function TextLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} state={state} underline="always">
      {children}
    </Anchor>
  );
}

interface ButtonLinkProps extends ButtonProps {
  to: string;
  replace?: boolean;
  state?: unknown;
  /** An additional effect of following the link. */
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />;
}

interface MenuLinkProps extends LinkProps {
  /** The complete menu: if it contains a page and a subpage, the subpage's entry is the exact one. */
  among?: readonly { path: string }[] | undefined;
}

/** A link of a menu, which is marked while its page or a subpage is on the screen. */
export function MenuLink({ among, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isOf = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isCurrent = isOf(props.to) && !among?.some(({ path }) => path > props.to && isOf(path));

  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** The name of the installation. On pages that the build has written out the script of public settings puts it in first. */
export function Brand({ to }: { to: string }) {
  const name = installationName();

  return (
    <Link to={to} className={classes.brand} aria-label={`${name}, home`}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <Text span inherit lineClamp={2}>
        {name}
      </Text>
    </Link>
  );
}
