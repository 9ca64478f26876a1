/**
 * The menus of the product as the specification, section 2, has them, in their order, and what has come
 * since. Paths are spelt out here on purpose.
 */
import type { MenuName, MenuReader } from '@akada/core/access/navigation.ts';

type Line = readonly [text: string, path: string];

const profile: Line = ['Profile', '/profile'];
const home: readonly Line[] = [
  ['Home', '/'],
  ['Courses', '/courses'],
  ['Sessions', '/sessions'],
];
const legal: readonly Line[] = [
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
];
const help: Line = ['Contact support', '/support'];
const questions: Line = ['Questions', '/questions'];
const messages: Line = ['Messages', '/messages'];
const shared: readonly Line[] = [
  ['Departments', '/departments'],
  ['Courses', '/courses'],
];
const quickForAll: readonly Line[] = [
  ['Practice Question', '/questions'],
  ['Book Session', '/sessions/new'],
];
const settings: readonly Line[] = [
  ['Colours and time zone', '/settings/general'],
  ['Password and second step', '/settings/security'],
  ['Devices', '/settings/devices'],
  ['Notification settings', '/settings/notifications'],
  ['Your data', '/settings/data'],
];
/** Entries of every role. */
const common = {
  fixed: [profile, ['Settings', '/settings']],
  account: [profile],
  legal,
} as const;

export const specifiedMenus: Readonly<Record<MenuReader, Readonly<Record<MenuName, readonly Line[]>>>> = {
  student: {
    ...common,
    side: [
      ['Dashboard', '/dashboard'],
      ['MCQ Practice', '/mcq'],
      ['AI Study Tools', '/tools'],
      ['Flashcards', '/flash-cards/courses'],
      ['My Notes', '/my-notes'],
      ['Chat', '/chat'],
      // A phone has the entries from here on one level down, in groups.
      ['Practice History', '/mcq/history'],
      ['Exam History', '/mcq/exam-history'],
      ['Bookmarks', '/mcq/bookmarks'],
      ['Analytics', '/analytics'],
      ['Achievements', '/gamification'],
      ['Find Tutors', '/tutors'],
      ['Tutorials', '/tutorials'],
      ['Booking Requests', '/booking-requests'],
      ['Sessions', '/sessions'],
      messages,
      ...shared,
      ['Subscription', '/subscription'],
    ],
    drawer: [profile, ['Manage Subscription', '/subscription'], ['All settings', '/settings']],
    // Entries that the side menu and the header card do not name already: one step below the tools.
    bar: [
      ['Upload Notes', '/tools/upload'],
      ['Make Questions', '/tools/mcq'],
      ['Make Flashcards', '/tools/flashcards'],
    ],
    upgrade: [['Upgrade', '/subscription']],
    tabs: [
      ['MCQ', '/mcq'],
      ['AI Tools', '/tools'],
      ['Cards', '/flash-cards/courses'],
      ['Premium', '/subscription'],
    ],
    card: [
      ['MCQ', '/mcq'],
      ['AI Tools', '/tools'],
      ['Cards', '/flash-cards/courses'],
    ],
    actions: [...quickForAll, ['Take Quiz', '/mcq']],
    footer: [...home, help],
    palette: [
      ['Upload Notes', '/tools/upload'],
      ['Make Questions', '/tools/mcq'],
      ['Make Flashcards', '/tools/flashcards'],
      ['Explain a Note', '/tools/note-explanation'],
      ['Notifications', '/notifications'],
      ...settings,
    ],
  },
  tutor: {
    ...common,
    side: [
      ['Dashboard', '/tutor/dashboard'],
      ['Students', '/tutor/students'],
      ['Tutorials', '/tutor/tutorials'],
      ['Booking Requests', '/tutor/booking-requests'],
      ['Tutor Sessions', '/tutor/sessions'],
      questions,
      ['Earnings', '/tutor/earnings'],
      ['Tutor Profile', '/tutor/profile'],
      ['Reviews', '/tutor/reviews'],
      messages,
      // Classes and exams that tutors set are more than the specification has; a phone shows them with the courses.
      ['Classes', '/tutor/classes'],
      ['Exams', '/tutor/exams'],
      ...shared,
    ],
    drawer: [profile, ['All settings', '/settings']],
    bar: [
      ['Tutorials', '/tutor/tutorials'],
      ['Booking Requests', '/tutor/booking-requests'],
      ['Earnings', '/tutor/earnings'],
      // The same entry is in the side menu.
      questions,
      ['Exams', '/tutor/exams'],
    ],
    upgrade: [],
    // Students and messages are more than the specification has.
    tabs: [
      ['Students', '/tutor/students'],
      ['Tutorials', '/tutor/tutorials'],
      ['Requests', '/tutor/booking-requests'],
      messages,
      ['Earnings', '/tutor/earnings'],
    ],
    card: [],
    actions: [...quickForAll, ['Create Course', '/courses/new']],
    footer: [...home, questions, help],
    palette: [['Notifications', '/notifications'], ...settings],
  },
  admin: {
    ...common,
    side: [
      ['Dashboard', '/admin/dashboard'],
      // More than the specification has.
      ['Waiting', '/admin/waiting'],
      ['Users', '/admin/users'],
      ['Questions', '/admin/questions'],
      ['Money', '/admin/money'],
      ['Support', '/admin/support'],
      ['Analytics', '/admin/analytics'],
      ['Record', '/admin/audit'],
      ['Question Bank', '/questions'],
      // The entry lists the exams of all tutors.
      ['Exams', '/admin/exams'],
      ['Schools', '/schools'],
      // The entry /users of the specification is the list of Users above: the address leads there.
      ...shared,
      ['All sessions', '/admin/sessions'],
    ],
    drawer: [profile, ['All settings', '/settings']],
    bar: [
      ['Users', '/admin/users'],
      ['Questions', '/admin/questions'],
      ['Analytics', '/admin/analytics'],
    ],
    upgrade: [],
    tabs: [['Questions', '/admin/questions']],
    card: [],
    actions: quickForAll,
    footer: [...home, questions, help],
    palette: [['Notifications', '/notifications'], ...settings],
  },
  visitor: {
    side: [],
    fixed: [],
    drawer: [],
    account: [],
    bar: [
      ['Login', '/login'],
      ['Register', '/register'],
    ],
    upgrade: [],
    tabs: [],
    card: [],
    actions: [],
    footer: [],
    legal,
    palette: [],
  },
};
