/**
 * Addresses of the specification, section 2, that have no page so far: whom each is for, what it will be, and what
 * there is already. One whose page is built leaves this list by itself.
 */
import { links } from '@akada/core/links/links.ts';
import { planned } from '@akada/core/links/planned.ts';
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

const browseCourses = ['Browse courses', links.courses()] as const;
const tutorHome = ['Go to your dashboard', links.tutorDashboard()] as const;

/** Tutors have their own side of these. */
const tutorials = { ...areas.student, goTo: { tutor: planned.tutorTutorials } };
const tutors = { ...areas.student, goTo: { tutor: links.tutorDashboard() } };

const specified: readonly (readonly [
  path: string,
  rule: SignedInAreaProps,
  title: string,
  will: string,
  meanwhile: PlannedPage['meanwhile'],
])[] = [
  [
    planned.bookingRequests,
    areas.student,
    'Booking Requests',
    'see what you asked tutors for.',
    browseCourses,
  ],
  [planned.tutors, tutors, 'Find Tutors', 'find a tutor.', browseCourses],
  [planned.tutor, tutors, 'Tutor', 'read about a tutor.', browseCourses],
  [planned.tutorials, tutorials, 'Tutorials', 'see your sessions with tutors.', browseCourses],
  [planned.newTutorial, tutorials, 'Book a session', 'book a session with a tutor.', browseCourses],
  [planned.tutorial, tutorials, 'Tutorial', 'see a session with a tutor.', browseCourses],
  [planned.editTutorial, tutorials, 'Tutorial', 'change a session.', browseCourses],
  [planned.sessions, areas.member, 'Sessions', 'see the sessions of tutors.', browseCourses],
  [planned.tutorTutorials, areas.tutor, 'Tutorials', 'plan your tutorials.', tutorHome],
  [planned.tutorRequests, areas.tutor, 'Booking Requests', 'answer requests of students.', tutorHome],
  [planned.tutorSessions, areas.tutor, 'Tutor Sessions', 'see your sessions.', tutorHome],
  [planned.earnings, areas.tutor, 'Earnings', 'see what you have earned.', tutorHome],
  [planned.reviews, areas.tutor, 'Reviews', 'read what students say about you.', tutorHome],
  [
    planned.adminQuestions,
    areas.admin,
    'Questions',
    'read what people report of questions.',
    ['Open the question bank', links.questions()],
  ],
  [
    planned.adminAnalytics,
    areas.admin,
    'Analytics',
    'see how Akada is used.',
    ['Go to your dashboard', links.adminDashboard()],
  ],
  [planned.people, areas.admin, 'People', 'look people up.', ['See the users', links.adminUsers()]],
];

/** Each is that of a tutorial, under the name of a session. */
const sessions = [planned.newSession, planned.editSession];

/** What a parameter is called makes no other address. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
const built = new Set(pages.map(({ path }) => shapeOf(path)));
const isUnbuilt = (path: string) => !built.has(shapeOf(path));

export const plannedPages: readonly PlannedPage[] = specified
  .filter(([path]) => isUnbuilt(path))
  .map(([path, rule, title, will, meanwhile]) => ({ path, rule, title, will, meanwhile }));

export const sessionAddresses = sessions.filter(isUnbuilt);

/** @returns where the address of a session leads */
export const tutorialAddress = (pathname: string) => pathname.replace(planned.sessions, planned.tutorials);
