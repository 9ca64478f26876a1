import { areaOf, pageAbove, quickButtons, welcomeLine } from '@akada/core/access/navigation-areas.ts';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { AreaTitle } from '../../ui/area-title.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './header-card.module.css';
import { site } from './site.ts';

interface HeaderCardProps {
  user: StoredUser;
  /** The page, which knows the title above it. */
  children: ReactNode;
}

/** The card of an area, above its pages on wide screens. */
export function HeaderCard({ user, children }: HeaderCardProps) {
  const { pathname } = useLocation();
  const area = areaOf(pathname);

  if (area === null) return children;
  return (
    <AreaTitle value={area.title}>
      <div className={classes.card}>
        <BackButton user={user} />
        <div className={classes.titles}>
          <p className={classes.title}>{area.title}</p>
          <p className={classes.subtitle}>{area.subtitle}</p>
        </div>
        <CardEnd user={user} />
      </div>
      {children}
    </AreaTitle>
  );
}

/** Back to where one came from; a page that was opened by its address leads to the one above it. */
function BackButton({ user }: { user: StoredUser }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const above = pageAbove(pathname, user.role);
  const cameFromHere = pagesBefore() > 0;

  if (!cameFromHere && above === null) return null;
  return (
    <ActionIcon
      color="gray"
      c="inherit"
      aria-label="Back"
      onClick={() => void (cameFromHere ? navigate(-1) : navigate(above ?? '/'))}
    >
      <IconArrowLeft size={22} aria-hidden />
    </ActionIcon>
  );
}

/** How many pages of the app lie before this one in the tab's history, by the router's own count. */
function pagesBefore(): number {
  const entry: { idx?: number } | null = history.state;
  return entry?.idx ?? 0;
}

function CardEnd({ user }: { user: StoredUser }) {
  const welcome = welcomeLine(user.role, user.full_name);
  const buttons = quickButtons(user.role, site);

  if (welcome !== null) return <p className={classes.welcome}>{welcome}</p>;
  if (buttons.length === 0) return null;
  return (
    <nav className={classes.buttons} aria-label="Study">
      {buttons.map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.button} iconSize={18} />
      ))}
    </nav>
  );
}
