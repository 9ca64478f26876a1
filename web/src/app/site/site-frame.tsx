import { topBarButtons } from '@akada/core/access/navigation-bars.ts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contact } from '../../features/landing/content.ts';
import { site } from '../shell/site.ts';
import classes from './site-frame.module.css';

/** Head and foot of the pages that are plain documents. What is in motion here, `site.ts` moves. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className={classes.bar}>
        <a className={classes.brand} data-home="/" href="/" aria-label="Akada, home">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          Akada
        </a>
        <button type="button" className={classes.scheme} data-scheme-toggle>
          <span className="for-ears">Switch between light and dark colours</span>
          <IconSun size={20} className={classes.sun} aria-hidden />
          <IconMoon size={20} className={classes.moon} aria-hidden />
        </button>
        {topBarButtons(null, site).map(({ path, text }) => (
          <a key={path} className="button plain" data-for="visitor" href={path}>
            {text}
          </a>
        ))}
        <a className="button plain" data-for="member" data-home="/login" href="/login">
          Dashboard
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const { email, phone, place } = contact;

  return (
    <footer className={classes.footer}>
      <nav aria-label="Legal">
        <a href="/terms">Terms</a>
        <a href="/privacy">Privacy</a>
      </nav>
      <address className={classes.contact}>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
        {place !== '' && <span>{place}</span>}
      </address>
      <p>
        © <span data-year>{new Date().getFullYear()}</span> Akada
      </p>
    </footer>
  );
}
