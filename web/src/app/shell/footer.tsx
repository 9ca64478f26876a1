import { footerLinks } from '@akada/core/access/navigation-bars.ts';
import type { NavigationEntry } from '@akada/core/access/navigation-entry.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { contact } from '../../features/landing/content.ts';
import { Link } from '../../ui/link.tsx';
import classes from './footer.module.css';
import { site } from './site.ts';

/** Stands below every page on wide screens. */
export function Footer({ role }: { role: AccountRole }) {
  const { quick, legal } = footerLinks(role, site);

  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <Links title="Quick Links" entries={quick} />
        <Links title="Legal" entries={legal} />
        <Contact />
      </div>
    </footer>
  );
}

function Links({ title, entries }: { title: string; entries: readonly NavigationEntry[] }) {
  if (entries.length === 0) return null;

  return (
    <nav className={classes.column} aria-label={title}>
      <p className={classes.title}>{title}</p>
      {entries.map(({ path, text }) => (
        <Link key={path} to={path} className={classes.link}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

function Contact() {
  const { email, phone, place } = contact;

  if (email === '' && phone === '' && place === '') return null;
  return (
    <address className={classes.column}>
      <p className={classes.title}>Contact</p>
      {email !== '' && (
        <a className={classes.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone !== '' && (
        <a className={classes.link} href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {place !== '' && <span className={classes.text}>{place}</span>}
    </address>
  );
}
