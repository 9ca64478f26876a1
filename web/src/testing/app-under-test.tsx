/** Opens the app in the browser as a visit does: router, providers, query client and shell are the real ones. */

import { readInstallation } from '@akada/contract/base/installation.ts';
import { getModelChoice } from '@akada/contract/base/language-model.ts';
import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { currentUser, logout, signInOptions, type User } from '@akada/contract/identity/accounts.ts';
import { listParentsOfPerson } from '@akada/contract/identity/parents.ts';
import { listCourseSets } from '@akada/contract/material/course-sets.ts';
import { getCoverage } from '@akada/contract/material/coverage.ts';
import { listHighlights } from '@akada/contract/material/my-notes.ts';
import { findSameFile, listFiles, readingAbilities } from '@akada/contract/material/notes.ts';
import { listPastPapers } from '@akada/contract/material/past-papers.ts';
import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { listDeletedQuestions, myQuestions } from '@akada/contract/material/questions.ts';
import { getRecordingConsent } from '@akada/contract/material/recordings.ts';
import { countUnreadMessages, getAdultMark } from '@akada/contract/observers/message-care.ts';
import { listNotifications, unreadCount } from '@akada/contract/observers/notifications.ts';
import { listPushDevices, pushStatus } from '@akada/contract/observers/push.ts';
import { listOwnTutors } from '@akada/contract/observers/students.ts';
import { nextBooking } from '@akada/contract/work/bookings.ts';
import { listAssignments, listStudentAssignments } from '@akada/contract/work/classes/assignments.ts';
import { listAssignedWork } from '@akada/contract/work/classes/my-assignments.ts';
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { listExams, seeExam } from '@akada/contract/work/exams.ts';
import { listFirstSets } from '@akada/contract/work/first-sets.ts';
import { listDeletedGenerations, listGenerations, listTopics } from '@akada/contract/work/generation.ts';
import { getCalendarFeed } from '@akada/contract/work/plans/calendar-feed.ts';
import { getClassExam, listClassStudents, listMyClassExams } from '@akada/contract/work/plans/class-exams.ts';
import { listExamPlans } from '@akada/contract/work/plans/exam-plans.ts';
import {
  practiceHistory,
  practiceHistorySources,
  practiceOverview,
  practiceTopics,
} from '@akada/contract/work/practice.ts';
import { getSample } from '@akada/contract/work/samples.ts';
import { listMyAssignments } from '@akada/contract/work/sessions.ts';
import { getShareOffer } from '@akada/contract/work/shares/received-shares.ts';
import { notifications } from '@mantine/notifications';
import { timeoutManager } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App, loadFirst, Pages } from '../app/router.tsx';
import { limitStorage } from '../lib/device/device-storage.ts';
import { storedCardsCache, storedFilesCache } from '../lib/device/stored-files-end.ts';
import { getQueryClient } from '../lib/query/query-client.ts';
import { dropSession, storeTokens, storeUser, takeSignOutMessage } from '../lib/session/session-store.ts';
import { drawToasts } from '../lib/toast/toast.ts';
import { makeInstallation } from './samples.ts';
import '../ui/theme/styles.ts';
import { forgetDepartures, holdDocument, makeDocumentsLeft, playNetwork } from './page-network.ts';
import { amina, makeTokens, ngozi, tunde, tundesProfile } from './people.ts';
import { answerByDefault, closeServer, openServer, refused, reportFault } from './played-endpoints.ts';
import { answerAssistantByDefault } from './samples/assistant-samples.ts';
import { answerCardsByDefault } from './samples/card-samples.ts';
import { makePresence, makeRunningExam } from './samples/exam-samples.ts';
import { answerGuidesByDefault } from './samples/guide-samples.ts';
import { answerHabitsByDefault } from './samples/habit-samples.ts';
import { makeCoverage } from './samples/note-parts.ts';
import { answerTutoringByDefault } from './samples/tutoring-samples.ts';
import { makeMonth, makeSettings } from './samples.ts';

interface Visit {
  /** The user who is signed in on this device, if one is. */
  as?: User;
  width?: 360 | 1280;
  scheme?: 'light' | 'dark';
  /** The state from the previous page. */
  state?: unknown;
}

const accounts = new Map<string, User>();
let root: Root | null = null;
let stopHearing = () => {};

/** From here on toasts are of the page that is opened, and no longer late words of the one before. */
export const drawToastsAgain = () => stopHearing();

/**
 * Opens an address of the app and returns when its first page is drawn or waits for the server. A page that was open is closed:
 * left behind it would follow the addresses of the tests after it, and lead them to its own.
 */
export async function visit(path: string, { as, width = 1280, scheme = 'light', state }: Visit = {}) {
  closePage();
  await page.viewport(width, width < 768 ? 740 : 800);
  document.documentElement.lang = 'en';
  document.documentElement.dataset.respectReducedMotion = 'true';
  localStorage.setItem('themeMode', scheme);
  if (as !== undefined) signInAs(as);
  history.replaceState(state === undefined ? null : { usr: state, key: 'test', idx: 0 }, '', path);

  await loadFirst(location.pathname);
  drawToastsAgain();
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  root = createRoot(container);
  root.render(
    <App>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </App>,
  );
}

/** The page is loaded again: what is left is what the device stores. */
export async function reload(): Promise<void> {
  closePage();
  getQueryClient('');
  await visit(location.pathname + location.search);
}

function closePage(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

/** The server knows this account from now on; a caller with its tokens is this account. */
export function enrol(account: User, token: string = makeTokens(account).access_token): void {
  accounts.set(token, account);
}

/** This device has a session of the account from now on, as after a sign-in in another tab. */
export function signInAs(account: User): void {
  enrol(account);
  storeTokens(makeTokens(account));
  storeUser(account);
}

/** The browser loses or finds its network. */
export function goOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The student puts the phone away, and takes it out again. */
export function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

/** Waits until the app shows this address, its query included. */
export async function expectAddress(address: string): Promise<void> {
  await expect.poll(() => location.pathname + location.search).toBe(address);
}

/** Waits until the page asks for another document, such as a page outside the app. */
export async function expectDocument(address: string): Promise<void> {
  await expect.poll(() => makeDocumentsLeft()).toContain(address);
}

// Repetitions are counted as ever, and wait no seconds. Polls do not run: what a test sees has come by a hint.
timeoutManager.setTimeoutProvider<number>({
  setTimeout: (run, delay) => window.setTimeout(run, delay <= 4_000 ? 0 : delay),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: (run, delay) => window.setInterval(run, 1_000 * delay),
  clearInterval: (id) => window.clearInterval(id),
});
playNetwork();
holdDocument();

answerByDefault(currentUser, ({ token }) => accounts.get(token ?? '') ?? refused('not_signed_in'));
answerByDefault(logout, undefined);
answerByDefault(signInOptions, { mail: 'smtp', google: false });
answerByDefault(unreadCount, { unread_count: 0 });
answerByDefault(getAdultMark, { adult: false });
answerByDefault(countUnreadMessages, { messages: 0, conversations: 0 });
answerByDefault(listNotifications, { items: [], total: 0 });
answerByDefault(pushStatus, { public_key: null, is_offered: false });
answerByDefault(listPushDevices, { items: [] });
answerByDefault(usageStats, makeMonth({}));
answerByDefault(getTutorProfile, tundesProfile);
answerByDefault(listFiles, { items: [], total: 0 });
answerByDefault(findSameFile, { file: null });
answerByDefault(readingAbilities, { recognition: false, subtitle_tracks: false, transcription: false });
answerByDefault(readInstallation, makeInstallation({}, {}, 'done'));
answerByDefault(getModelChoice, { recipient: null, choice: 'undecided', chosen_at: null });
answerByDefault(getRecordingConsent, { host: null, consent: null });
answerByDefault(listGenerations, { items: [], total: 0 });
answerByDefault(listFirstSets, { items: [] });
answerByDefault(getSample, { sample: null });
answerByDefault(listPastPapers, { items: [], total: 0 });
answerByDefault(listHighlights, { items: [] });
answerByDefault(listTopics, { topics: [] });
answerByDefault(getCoverage, makeCoverage([]));
answerByDefault(getShareOffer, refused('not_found'));
answerByDefault(listCourseSets, { items: [], total: 0 });
answerByDefault(nextBooking, { next: null, waiting_for_me: 0 });
answerByDefault(listExamPlans, { items: [] });
answerByDefault(getCalendarFeed, { feed: null });
answerByDefault(listMyClassExams, { items: [] });
answerByDefault(getClassExam, { exam: null });
answerByDefault(listClassStudents, { items: [], total: 0 });
answerByDefault(listOwnTutors, { items: [], total: 0 });
answerByDefault(listMyAssignments, { items: [], total: 0 });
answerByDefault(listAssignedWork, { items: [], total: 0 });
answerByDefault(listAssignments, { items: [], total: 0 });
answerByDefault(listStudentAssignments, { items: [], total: 0 });
answerByDefault(listDeletedGenerations, { items: [] });
answerByDefault(listDeletedQuestions, { items: [] });
answerByDefault(listExams, { items: [], total: 0 });
answerByDefault(listSetExams, { items: [], total: 0 });
answerByDefault(seeExam, () => makePresence(makeRunningExam([])));
answerByDefault(getSettings, makeSettings({}));
answerByDefault(listParentsOfPerson, { items: [] });
answerByDefault(myQuestions, { items: [], total: 0 });
answerByDefault(practiceHistory, { items: [], total: 0 });
answerByDefault(practiceHistorySources, { items: [] });
answerByDefault(practiceOverview, {
  due: 0,
  mistakes: 0,
  bookmarked: 0,
  tomorrow: { due: 0, mistakes: 0 },
  sources: [],
});
answerByDefault(practiceTopics, { items: [] });
answerAssistantByDefault();
answerCardsByDefault();
answerHabitsByDefault();
answerGuidesByDefault();
answerTutoringByDefault();
// The pictures that a sitting fetches before it is shown: an `img` element asks the browser, not this server.
answerByDefault(readQuestionPicture, undefined);

export function beginTest(): void {
  openServer((token) => accounts.get(token) ?? null);
  for (const account of [ngozi, tunde, amina]) enrol(account);
  vi.spyOn(console, 'error').mockImplementation((...said) => reportFault(`console: ${said.join(' ')}`));
}

/** Leaves nothing behind: the next test has the same modules, and the same browser. */
export async function endTest(): Promise<void> {
  const faults = closeServer();
  closePage();
  notifications.clean();
  // The notice about text that a closed page could not save comes a moment later. It would cover the page of
  // the next test.
  stopHearing = drawToasts(() => {});
  forgetDevice();
  // The tab that reads the stream holds the lock until it has heard that the page was closed.
  await navigator.locks.request('akada-hints', () => {});
  await caches.delete(storedFilesCache);
  await caches.delete(storedCardsCache);
  vi.restoreAllMocks();
  expect(faults, 'what broke the contract, and what the console said').toEqual([]);
}

function forgetDevice(): void {
  getQueryClient('');
  storeTokens({ access_token: '', refresh_token: '' });
  dropSession();
  limitStorage(null);
  takeSignOutMessage();
  localStorage.clear();
  sessionStorage.clear();
  accounts.clear();
  forgetDepartures();
  goOnline(true);
}
