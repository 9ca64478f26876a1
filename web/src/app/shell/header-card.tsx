import {
  type HeaderCard as CardTexts,
  headerCard,
  pageAbove,
  welcomeLine,
} from '@akada/core/access/header-card.ts';
import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { PageTitle } from '../../ui/page/page.tsx';
import { menu } from '../menus.ts';
import type { AppPage } from '../pages/page.ts';
import { pageAt } from '../pages.ts';
import classes from './header-card.module.css';
import { EntryLink } from './menu/entry-link.tsx';

interface HeaderCardProps {
  user: StoredUser;
  /** The page, which knows the title above it. */
  children: ReactNode;
}

/** The header card of a part of the app. Narrow screens show only its title, if the page has the same title. */
export function HeaderCard({ user, children }: HeaderCardProps) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const card = page === undefined ? null : headerCard(page);

  if (page === undefined || card === null) return children;
  return (
    <CardAbove page={page} card={card} user={user}>
      {children}
    </CardAbove>
  );
}

interface CardAboveProps extends HeaderCardProps {
  page: AppPage;
  card: CardTexts;
}

function CardAbove({ page, card: { title, subtitle, isPageTitle }, user, children }: CardAboveProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleAbove = useMemo(() => (isPageTitle ? { text: title, heading } : null), [isPageTitle, title]);
  const above = pageAbove(page, user.role);

  return (
    <PageTitle value={titleAbove}>
      <div className={classes.card} data-page-title={isPageTitle || undefined}>
        {above !== null && <BackButton above={above} />}
        <div className={classes.titles}>
          {isPageTitle && (
            <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
              {title}
            </Title>
          )}
          {/* A page has one title: below the first page of a part, the part's name is only a subtitle. */}
          <p className={classes.subtitle}>{isPageTitle ? subtitle : title}</p>
        </div>
        <CardEnd user={user} />
      </div>
      {children}
    </PageTitle>
  );
}

/** Leads back to the previous page, or to the parent page if the address was opened directly. */
function BackButton({ above }: { above: string }) {
  const navigate = useNavigate();

  return (
    <ActionIcon
      className={classes.back}
      color="gray"
      c="inherit"
      aria-label="Back"
      onClick={() => void (countPreviousPages() > 0 ? navigate(-1) : navigate(above))}
    >
      <IconArrowLeft size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

/** The number of pages of the app before this one in the tab's history, by the router's own count. */
function countPreviousPages(): number {
  const entry: { idx?: number } | null = history.state;
  return entry?.idx ?? 0;
}

function CardEnd({ user }: { user: StoredUser }) {
  const welcome = welcomeLine(user.role, user.full_name);
  const buttons = menu('card', user.role);

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
