import { useLocation } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

/** A link of a menu, which knows when its page, or one below it, is on the screen. */
export function MenuLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);

  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
