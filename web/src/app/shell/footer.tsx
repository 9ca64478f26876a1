import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { publicSettings } from '../../lib/device/public-settings.ts';
import { Link } from '../../ui/links/links.tsx';
import { menu } from '../menus.ts';
import classes from './footer.module.css';

/** Shown below every page on wide screens. */
export function Footer({ role }: { role: AccountRole }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <Links title="Quick Links" entries={menu('footer', role)} />
        <Links title="Legal" entries={menu('legal', role)} />
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
  const { town, contactEmail: email, contactPhone: phone, contactLocation: location } = publicSettings();

  if (!town && !email && !phone && !location) return null;
  return (
    <address className={classes.column}>
      <p className={classes.title}>Contact</p>
      {town && <span className={classes.text}>{town}</span>}
      {email && (
        <a className={classes.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={classes.link} href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {location && <span className={classes.text}>{location}</span>}
    </address>
  );
}
