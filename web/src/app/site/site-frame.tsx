import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { links } from '@akada/core/links/links.ts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { menu } from '../menus.ts';
import classes from './site-frame.module.css';

const parts = [
  ['tools', 'Study tools'],
  ['why', 'Tutors'],
  ['price', 'Price'],
] as const;

/** Header and footer of the pages that are plain documents. `site.ts` animates the moving parts. */
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
        <nav className={classes.parts} aria-label="On the first page">
          {parts.map(([part, text]) => (
            <a
              key={part}
              className="button quiet"
              href={`${links.landing()}#${part}`}
              data-sold={part === 'price' || undefined}
            >
              {text}
            </a>
          ))}
        </nav>
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
  return (
    <footer className={classes.footer}>
      <div>
        <p className={classes.brand}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <span data-setting="name">Akada</span>
        </p>
        <p data-setting="town" hidden />
        Book learning, from your own notes.
      </div>
      <Links title="Quick Links" entries={menu('footer', 'student')} />
      <Links title="Legal" entries={menu('legal', 'visitor')} />
      <address data-contact hidden>
        <b>Contact</b>
        <span data-setting="contactEmail" hidden />
        <span data-setting="contactPhone" hidden />
        <span data-setting="contactLocation" hidden />
      </address>
      <p>
        © <span data-year>{new Date().getFullYear()}</span> <span data-setting="name">Akada</span>
      </p>
    </footer>
  );
}

function Links({ title, entries }: { title: string; entries: readonly NavigationEntry[] }) {
  return (
    <nav aria-label={title}>
      <b>{title}</b>
      {entries.map(({ path, text }) => (
        <a key={path} href={path}>
          {text}
        </a>
      ))}
    </nav>
  );
}
