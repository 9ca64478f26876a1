import { topBarButtons } from '@akada/core/access/navigation-bars.ts';
import { homeOf } from '@akada/core/access/route-guard.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { site } from './site.ts';
import classes from './top-bar.module.css';

/** The top bar of public pages: the ways in, or home for who is in already. */
export function VisitorBar() {
  const { hasToken, user } = useSession();
  const home = hasToken && user !== null ? homeOf(user.role) : null;

  return (
    <div className={classes.bar}>
      <Brand to={home ?? '/'} />
      <nav className={classes.end} aria-label="Account">
        {home === null ? (
          topBarButtons(null, site).map(({ path, text }) => (
            <ButtonLink key={path} to={path} variant={path === '/login' ? 'subtle' : 'filled'}>
              {text}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink to={home}>Go to Dashboard</ButtonLink>
        )}
      </nav>
    </div>
  );
}
