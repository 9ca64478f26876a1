/**
 * Addresses of the specification, section 2, that have no page so far: whom each is for, what it will be, and what
 * there is already. One whose page is built leaves this list by itself.
 */
import { links } from '@akada/core/links/links.ts';
import { planned } from '@akada/core/links/planned.ts';
import { redirects } from '@akada/core/links/redirects.ts';
import { areas } from './pages/page.ts';
import { pages } from './pages.ts';
import type { SignedInAreaProps } from './signed-in-area.tsx';

export interface PlannedPage {
  path: string;
  rule: SignedInAreaProps;
  title: string;
  /** As it reads after "Here you will". */
  will: string;
  meanwhile: readonly [text: string, path: string];
}

const specified: readonly (readonly [
  path: string,
  rule: SignedInAreaProps,
  title: string,
  will: string,
  meanwhile: PlannedPage['meanwhile'],
])[] = [
  [
    planned.adminQuestions,
    areas.admin,
    'Questions',
    'read what people report of questions.',
    ['Open the question bank', links.questions()],
  ],
];

/** What a parameter is called makes no other address. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
const built = new Set(pages.map(({ path }) => shapeOf(path)));
const isUnbuilt = (path: string) => !built.has(shapeOf(path));

export const plannedPages: readonly PlannedPage[] = specified
  .filter(([path]) => isUnbuilt(path))
  .map(([path, rule, title, will, meanwhile]) => ({ path, rule, title, will, meanwhile }));

/** Addresses that are no page to anyone: each leads some roles to another one. */
export const redirectAddresses = [
  ...new Set(Object.values(redirects).flatMap((rows) => rows.map(([from]) => from))),
].filter((path) => isUnbuilt(path) && !plannedPages.some((page) => shapeOf(page.path) === shapeOf(path)));
