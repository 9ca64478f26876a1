import { links } from '@akada/core/links/links.ts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contact } from '../../features/landing/content.ts';
import { menu } from '../menus.ts';
import classes from './site-frame.module.css';

/** Head and foot of the pages that are plain documents. What is in motion here, `site.ts` moves. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className={classes.bar}>
        <a
          className={classes.brand}
          data-home={links.landing()}
          href={links.landing()}
          aria-label="Akada, home"
        >
          <img src="/favicon.svg" alt="" width={28} height={28} />
          Akada
        </a>
        <button type="button" className={classes.scheme} data-scheme-toggle>
          <span className="for-ears">Switch between light and dark colours</span>
          <IconSun size={20} className={classes.sun} aria-hidden />
          <IconMoon size={20} className={classes.moon} aria-hidden />
        </button>
        {menu('bar', 'visitor').map(({ path, text }) => (
          <a
            key={path}
            className={path === links.register() ? 'button' : 'button quiet'}
            data-for="visitor"
            href={path}
          >
            {text}
          </a>
        ))}
        <a className="button" data-for="member" data-home={links.login()} href={links.login()}>
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
  const { email, phone, location } = contact;

  return (
    <footer className={classes.footer}>
      <nav aria-label="Legal">
        {menu('legal', 'visitor').map(({ path, text }) => (
          <a key={path} href={path}>
            {text}
          </a>
        ))}
      </nav>
      <address className={classes.contact}>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
        {location !== '' && <span>{location}</span>}
      </address>
      <p>
        © <span data-year>{new Date().getFullYear()}</span> Akada
      </p>
    </footer>
  );
}
