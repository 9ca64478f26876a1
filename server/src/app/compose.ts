/** Joins the modules of all features: one line for each. Only this file knows them all. */
import { createAccounts } from '../features/accounts/accounts.module.ts';
import { createAdmin } from '../features/admin/admin.module.ts';
import { createAnnouncements } from '../features/announcements/announcements.module.ts';
import { createAssignments, findAssignedCourses } from '../features/assignments/assignments.module.ts';
import { createAssistant } from '../features/assistant/assistant.module.ts';
import { bookingFigures, createBookings } from '../features/bookings/bookings.module.ts';
import { createCalendarFeed } from '../features/calendar-feed/calendar-feed.module.ts';
import { cardsOfNotes, createCards, withCards } from '../features/cards/cards.module.ts';
import { createCatalog } from '../features/catalog/catalog.module.ts';
import { createClassExamsModule } from '../features/class-exams/class-exams.module.ts';
import { createClassInvitations } from '../features/class-invitations/class-invitations.module.ts';
import { createClasses } from '../features/classes/classes.module.ts';
import { createCourses } from '../features/courses/courses.module.ts';
import { createEarnings, createLessonPurposes } from '../features/earnings/earnings.module.ts';
import { createExamPlans } from '../features/exam-plans/exam-plans.module.ts';
import { createExams, createQuestionPorts } from '../features/exams/exams.module.ts';
import { createExchange } from '../features/exchange/exchange.module.ts';
import { createFirstSets, planFirstSets } from '../features/first-sets/first-sets.module.ts';
import { createGeneration, setTitles } from '../features/generation/generation.module.ts';
import { createGuides } from '../features/guides/guides.module.ts';
import { createHabits } from '../features/habits/habits.module.ts';
import { createInstallation } from '../features/installation/installation.module.ts';
import { createLanguageModel } from '../features/language-model/language-model.module.ts';
import { createMemory } from '../features/memory/memory.module.ts';
import { createMessages } from '../features/messages/messages.module.ts';
import { createCoverage } from '../features/note-coverage/note-coverage.module.ts';
import { createNotes } from '../features/notes/notes.module.ts';
import { createNotifications } from '../features/notifications/notifications.module.ts';
import { createPackagePurposes, createPackages } from '../features/packages/packages.module.ts';
import { createParents } from '../features/parents/parents.module.ts';
import { createPastPapers } from '../features/past-papers/past-papers.module.ts';
import { createPayments, type TransferHints } from '../features/payments/payments.module.ts';
import { createPractice, practisedQuestions } from '../features/practice/practice.module.ts';
import { createPrivacy } from '../features/privacy/privacy.module.ts';
import { createProgress } from '../features/progress/progress.module.ts';
import { createPush } from '../features/push/push.module.ts';
import { createQuestions, questionsOfNotes } from '../features/questions/questions.module.ts';
import { createReceipts } from '../features/receipts/receipts.module.ts';
import { createRegisters } from '../features/registers/registers.module.ts';
import { createRights } from '../features/rights/rights.module.ts';
import { createSampleNotes } from '../features/samples/samples.module.ts';
import { createSharing } from '../features/sharing/sharing.module.ts';
import { createStudents } from '../features/students/students.module.ts';
import {
  createPremiumPurposes,
  createSubscriptions,
} from '../features/subscriptions/subscriptions.module.ts';
import { createSupport } from '../features/support/support.module.ts';
import { createTutorReviews } from '../features/tutor-reviews/tutor-reviews.module.ts';
import { createTutorStartModule } from '../features/tutor-start/tutor-start.module.ts';
import { createTutorials } from '../features/tutorials/tutorials.module.ts';
import { createTutors } from '../features/tutors/tutors.module.ts';
import { createUsage } from '../features/usage/usage.module.ts';
import { createDispatch } from '../platform/outbox/dispatch.ts';
import type { Platform } from '../platform/platform.ts';
import { collect, type Features } from './features.ts';

/** The contributions of other features to the list of notes. */
export const madeOfNotes = {
  questionsOf: questionsOfNotes,
  countCards: cardsOfNotes,
  findPractised: practisedQuestions,
};

export function composeFeatures(platform: Platform): Features {
  const accounts = createAccounts(platform);
  const catalog = createCatalog(platform);
  const courses = createCourses(platform);
  const tutors = createTutors(platform, bookingFigures);
  const tutorials = createTutorials(platform);
  const tutorReviews = createTutorReviews(platform, bookingFigures);
  const usage = createUsage(platform);
  const languageModel = createLanguageModel(platform);
  const installation = createInstallation(platform, {
    readModelName: languageModel.service.getModelName,
    testModel: languageModel.testModel,
  });
  const receipts = createReceipts(platform);
  const payments = createPayments(platform, {
    receipts: receipts.orders,
    purposes: {
      ...createPremiumPurposes(platform),
      ...createLessonPurposes(platform),
      ...createPackagePurposes(platform),
    },
    transfers: (): TransferHints => earnings.transfers,
  });
  const subscriptions = createSubscriptions(platform, { payments: payments.service });
  const notes = createNotes(platform, {
    usage: usage.service,
    languageModel: languageModel.service,
    made: madeOfNotes,
    planFirstSets,
  });
  const { holds, figures } = createQuestionPorts(platform);
  const memory = createMemory(platform, withCards(holds));
  const rights = createRights(platform);
  const questions = createQuestions(platform, {
    rights: { papers: rights.papers, copyright: rights.reports },
    notes: notes.service,
    holds,
    figures,
  });
  const exams = createExams(platform, {
    memory: memory.service,
    questions: questions.service,
    notes: notes.service,
    sets: setTitles,
    languageModel: languageModel.service,
  });
  const cards = createCards(platform, {
    memory: memory.service,
    notes: notes.service,
    questions: questions.practice,
    pictures: questions.pictures,
    holds,
    missed: exams.missed,
    wantTuning: memory.wantTuning,
    authorizeNote: notes.authorizeNote,
  });
  const guides = createGuides(platform, {
    languageModel: languageModel.service,
    notes: notes.service,
    cards: cards.sets,
    questions: questions.service,
  });
  const generation = createGeneration(platform, {
    guides: guides.sets,
    guideMaking: guides.making,
    languageModel: languageModel.service,
    usage: usage.service,
    questions: questions.service,
    deletion: questions.deletion,
    cards: cards.sets,
    notes: notes.service,
    exams: exams.service,
    authorizeNote: notes.authorizeNote,
    authorizeQuestion: questions.authorizeQuestion,
  });
  const coverage = createCoverage(platform, {
    notes: notes.service,
    questions: questions.service,
    cards: cards.sets,
    authorizeNote: notes.authorizeNote,
  });
  const pastPapers = createPastPapers(platform, {
    notes: notes.service,
    questions: questions.service,
    importedSets: generation.importedSets,
    holds,
    authorizeNote: notes.authorizeNote,
  });
  const firstSets = createFirstSets(platform, {
    notes: notes.service,
    orders: generation.orders,
    usage: usage.service,
    questions: questions.service,
    cards: cards.sets,
    memory: memory.service,
    authorizeNote: notes.authorizeNote,
  });
  const samples = createSampleNotes(platform, {
    notes: notes.service,
    texts: notes.texts,
    questions: questions.service,
    cards: cards.sets,
    guides: guides.sets,
    orders: generation.orders,
  });
  const practice = createPractice(platform, {
    questions: questions.practice,
    holds,
    memory: memory.service,
    missed: exams.missed,
    sets: generation.sets,
    authorizePractisable: questions.authorizePractisable,
  });
  const progress = createProgress(platform, {
    memory: memory.service,
    notes: notes.service,
    questions: questions.practice,
    holds,
    sets: generation.sets,
    ahead: cards.ahead,
    assignedCourses: findAssignedCourses,
  });
  const exchange = createExchange(platform, {
    notes: notes.service,
    questions: questions.service,
    pictures: questions.pictures,
    importedSets: generation.importedSets,
    holds,
  });
  const sharing = createSharing(platform, {
    texts: notes.texts,
    guides: guides.shared,
    sharedCards: cards.shared,
    sharedQuestions: questions.shared,
    questions: questions.service,
    importedSets: generation.importedSets,
    sets: generation.sets,
    papers: rights.papers,
    copyright: rights.reports,
  });
  const packages = createPackages(platform, { payments: payments.service });
  const bookings = createBookings(platform, {
    lessons: packages.lessons,
    progress: progress.reading,
    sharedQuestions: questions.shared,
    importedSets: generation.importedSets,
    sets: generation.sets,
    papers: rights.papers,
  });
  const earnings = createEarnings(platform, {
    payments: payments.service,
    provider: payments.provider,
    accounts: accounts.service,
  });
  const tutorStart = createTutorStartModule(platform);
  const habits = createHabits(platform, {
    memory: memory.service,
    holds,
    decks: cards.decks,
    draws: practice.draws,
  });
  const examPlans = createExamPlans(platform, {
    memory: memory.service,
    notes: notes.service,
    practice: practice.sources,
    questions: questions.practice,
    faces: cards.plannedFaces,
    readQueue: cards.plannedQueue,
    guides: guides.sets,
    findParameters: cards.findParameters,
    holds,
    studyHour: habits.service.studyHour,
  });
  const classExams = createClassExamsModule(platform, { plans: examPlans.classPlans });
  const calendarFeed = createCalendarFeed(platform, { findEntries: examPlans.findCalendarEntries });
  const assistant = createAssistant(platform, {
    languageModel: languageModel.service,
    writing: languageModel.writing,
    notes: notes.service,
    questionPages: notes.questionPages,
    holds,
    authorizeNote: notes.authorizeNote,
    authorizePractisable: questions.authorizePractisable,
  });
  const support = createSupport(platform);
  const messages = createMessages(platform, { support: support.service, shares: sharing.service });
  const students = createStudents(platform, { figures: progress.shared, sessions: bookings.pairSessions });
  const parents = createParents(platform, {
    weekly: progress.weekly,
    exams: exams.service,
    payments: payments.service,
    readStreakDays: habits.service.readStreakDays,
  });
  const classes = createClasses(platform);
  const announcements = createAnnouncements(platform, { messages: messages.service });
  const registers = createRegisters(platform);
  const classInvitations = createClassInvitations(platform);
  const assignments = createAssignments(platform, {
    memory: memory.service,
    sharedQuestions: questions.shared,
    sharedCards: cards.shared,
    importedSets: generation.importedSets,
    sets: generation.sets,
    papers: rights.papers,
  });
  const admin = createAdmin(platform, {
    usage: usage.service,
    payments: payments.service,
    tutorials: tutorials.service,
    money: {
      payments: payments.administration,
      sessions: earnings.money,
      packages: packages.service,
      payouts: earnings.payouts,
    },
    getSources: () => collect(modules, 'waitingSources'),
  });
  const privacy = createPrivacy(platform, {
    accounts: accounts.service,
    personalData: () => collect(modules, 'personalData'),
  });
  const features = [
    accounts,
    catalog,
    courses,
    tutors,
    tutorials,
    tutorReviews,
    usage,
    languageModel,
    installation,
    receipts,
    payments,
    subscriptions,
    memory,
    notes,
    rights,
    questions,
    cards,
    guides,
    generation,
    coverage,
    pastPapers,
    firstSets,
    samples,
    exams,
    practice,
    examPlans,
    calendarFeed,
    classExams,
    progress,
    exchange,
    sharing,
    packages,
    bookings,
    earnings,
    tutorStart,
    habits,
    assistant,
    admin,
    support,
    messages,
    students,
    parents,
    classes,
    announcements,
    registers,
    classInvitations,
    assignments,
    privacy,
  ];
  const bindings = collect(
    features.map(({ module }) => module),
    'notifications',
  );
  const notifications = createNotifications(platform, bindings);
  const push = createPush(platform, {
    due: habits.service.due,
    studyHour: habits.service.studyHour,
    countTutorials: tutorials.service.countJoined,
    planDue: examPlans.findDue,
    wantsReminders: (userId) => notifications.preferences.wants(userId, 'REMINDER'),
  });

  const modules = [platform, ...features, notifications, push].map(({ module }) => module);
  const listeners = collect(modules, 'listeners');
  return {
    routes: collect(modules, 'routes'),
    jobs: collect(modules, 'jobs'),
    tasks: [...collect(modules, 'tasks'), ...createDispatch({ ...platform, listeners })],
    listeners,
    notifications: bindings,
    personalData: collect(modules, 'personalData'),
    waitingSources: collect(modules, 'waitingSources'),
    gauges: collect(modules, 'gauges'),
    authenticate: accounts.service.authenticate,
    readPublicSettings: installation.readPublicSettings,
  };
}
