/** The header card that wide screens show above the pages of a part of the app (specification, section 2). */
import { links } from '../links/links.ts';
import { type AccountRole, getHome } from './route-guard.ts';

/** Parts of the app that have a card. */
export type CardName = 'tools' | 'practice' | 'cards' | 'dashboard';

/** A page as its card sees it. */
export interface CardPage {
  path: string;
  card?: CardName;
}

const texts: Record<CardName, { title: string; subtitle: string }> = {
  tools: { title: 'AI Study Tools', subtitle: 'Everything starts with one of your notes.' },
  practice: {
    title: 'MCQ Practice',
    subtitle: 'Practise at your own pace, or sit an exam against the clock.',
  },
  cards: { title: 'Flashcards', subtitle: 'Cards that come back before you forget them.' },
  dashboard: { title: 'Dashboard', subtitle: 'Where you stand, and what comes next.' },
};

export interface HeaderCard {
  title: string;
  subtitle: string;
  /** True on the first page of a part, where the card's title is also the page's title: no page has two. */
  isPageTitle: boolean;
}

/** @returns the card above a page; null if the page has none */
export function headerCard(page: CardPage): HeaderCard | null {
  return page.card === undefined ? null : { ...texts[page.card], isPageTitle: getRoot(page) === page.path };
}

/** @returns the path of the parent page: the first page of its part, from there the role's home; null above that */
export function pageAbove(page: CardPage, role: AccountRole): string | null {
  const home = getHome(role);
  if (page.path === home) return null;

  const root = getRoot(page);
  return root === page.path ? home : root;
}

function getRoot({ path, card }: CardPage): string {
  if (card === 'tools') return links.tools();
  if (card === 'cards') return links.flashcards();
  return card === 'practice' ? links.practiceHome() : path;
}

/** @returns the line that greets tutors and administrators on the card, null for students */
export function welcomeLine(role: AccountRole, fullName: string): string | null {
  return role === 'student' ? null : `Welcome back, ${fullName.trim()}`;
}
