/**
 * A builder for each path of the app; `links.ts` collects them. They are separate exports, so that the
 * landing page's script contains only the few that it needs.
 */

/** Several values of one parameter stand one after the other. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** @returns the path with the given parameters that have a value, percent-encoded */
function withQuery(path: string, query: Query): string {
  const inputs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  );
  return inputs.length === 0 ? path : `${path}?${new URLSearchParams(inputs)}`;
}

/** Names of the parameters in a pattern, as `examId` in `/mcq/results/:examId`. */
type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** @returns the pattern with its parameters filled in, percent-encoded */
function filled<Pattern extends string>(
  pattern: Pattern,
  params: Record<ParamNames<Pattern>, string>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return pattern.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Paths of pages that stand for many addresses, as the router matches them. */
export const patterns = {
  /** Starts an exam of a course. */
  courseExam: '/mcq/exam/:courseId',
  result: '/mcq/results/:examId',
  examDetails: '/mcq/exam-details/:examId',
  /** The token of a link, or the id of a received or own share. */
  share: '/share/:shareToken',
  /** A note or a set in a message, for the tutor who received it. */
  receivedShare: '/messages/shares/:receivedId',
  note: '/my-notes/:noteId',
  /** A new note has `new` instead of an id. */
  writtenNote: '/my-notes/:noteId/edit',
  /** The page lists the questions and cards of a note, part by part. */
  noteCoverage: '/my-notes/:noteId/coverage',
  /** The page reads the note as a past paper. */
  pastPaper: '/my-notes/:noteId/paper',
  questionSet: '/mcq/sets/:setId',
  practiceCourse: '/mcq/practice/:courseId',
  /** A course, or `mine` for cards of no course. */
  practiceFlashcards: '/flashcards/practice/:courseId',
  examPlan: '/exam-plans/:planId',
  /** A new plan has `new` instead of an id. */
  examPlanForm: '/exam-plans/:planId/edit',
  department: '/departments/:departmentId',
  course: '/courses/:courseId',
  /** The students of a tutor's exam and their attempts. */
  tutorExamStudents: '/tutor/exams/:examId/students',
  tutorExamStatistics: '/tutor/exams/:examId/statistics',
  /** A course of the tutor, as a class. */
  tutorClass: '/tutor/classes/:courseId',
  /** A handed-in paper of a tutor's exam. */
  tutorPaper: '/tutor/exams/:examId/papers/:paperId',
  /** A new question has `new` instead of an id. */
  bankQuestion: '/questions/:questionId',
  /** The same for passages. */
  passage: '/questions/passages/:passageId',
  /** Work that a tutor gave, for the tutor. */
  tutorAssignment: '/tutor/assignments/:assignmentId',
  /** The same for its student. */
  assignment: '/assignments/:assignmentId',
  tutor: '/tutors/:tutorId',
  /** Everything that one tutor sees of the reader. */
  tutorView: '/tutors/:tutorId/what-they-see',
  /** One student of the reading tutor. */
  tutorStudent: '/tutor/students/:studentId',
  /** One session, of its student and of its tutor. */
  session: '/sessions/:sessionId',
  /** An exam that a tutor sets. */
  tutorExam: '/tutor/exams/:examId',
  /** One person, for administrators. */
  adminUser: '/admin/users/:userId',
  /** One session of any two people, for administrators. */
  adminSession: '/admin/sessions/:sessionId',
  /** One group tutorial of any tutor, for administrators. */
  adminTutorial: '/admin/sessions/groups/:tutorialId',
  /** The conversation of the reader with one other person. */
  conversation: '/messages/:conversationId',
  /** A support request with its answers. */
  supportRequest: '/support/:requestId',
  /** The same of anybody, for administrators. */
  adminSupportRequest: '/admin/support/:requestId',
  /** A copyright report about something that the user shares. */
  copyrightCase: '/copyright/:caseId',
  adminMoneyPart: '/admin/money/:part',
  /** One payment, for administrators. */
  adminPayment: '/admin/money/payments/:reference',
  /** Reports about a question of any tutor, for administrators. */
  adminDispute: '/admin/questions/:questionId/dispute',
  /** Results of an exam of any tutor, for administrators. */
  adminExam: '/admin/exams/:examId',
  /** The page of a payment link, for payers without an account. */
  pay: '/pay/:code',
  /** The page of a parent, who has no account. */
  parent: '/parent/:code',
  /** Pages for development, which know their names themselves. */
  test: '/test/:name',
} as const;

/** The questions of a page: of a generation, of a note, or the wrong ones of an exam. */
type QuestionQuery = { generation_id?: string; file_id?: string; exam_id?: string };

/** The questions that are practised, in the words of the API. */
type PracticeQuery = {
  only?: 'mistakes' | 'due' | 'bookmarked';
  topic?: string | readonly string[];
  difficulty?: string;
  type?: string;
  /** Asks for a choice before the first question. */
  choose?: '1';
};

export const landing = () => '/';
/** The film, which is a plain document and no page of the app. */
export const demo = () => '/demo';
export const terms = () => '/terms';
export const privacy = () => '/privacy';
export const login = (query: { redirect?: string; email?: string } = {}) => withQuery('/login', query);
export const register = (query: { invitation_token?: string; redirect?: string } = {}) =>
  withQuery('/register', query);
export const verifyEmailPending = () => '/verify-email-pending';
export const verifyEmail = (query: { token?: string; invitation_token?: string } = {}) =>
  withQuery('/verify-email', query);
export const forgotPassword = () => '/forgot-password';
export const resetPassword = (query: { token?: string } = {}) => withQuery('/reset-password', query);
export const googleSuccess = () => '/auth/google/success';
export const googleError = (query: { error?: string } = {}) => withQuery('/auth/google/error', query);

export const completeProfile = () => '/complete-profile';
export const completeTutorProfile = () => '/complete-tutor-profile';
export const profile = () => '/profile';
export const settings = () => '/settings';
export const settingsGeneral = () => '/settings/general';
export const settingsSecurity = () => '/settings/security';
export const settingsDevices = () => '/settings/devices';
export const settingsNotifications = () => '/settings/notifications';
export const settingsParents = () => '/settings/parents';
export const settingsData = () => '/settings/data';
export const notifications = () => '/notifications';

export const dashboard = () => '/dashboard';
export const tools = () => '/tools';
export const uploadNote = () => '/tools/upload';
export const makeQuestions = (query: { file_id?: string; generation_id?: string } = {}) =>
  withQuery('/tools/mcq', query);
/** @param query the note, or a set of cards; with `look` the stack of undecided cards */
export const makeFlashcards = (query: { file_id?: string; generation_id?: string; look?: '1' } = {}) =>
  withQuery('/tools/flashcards', query);
/** @param query the note to explain, or a study guide and a part of it, from 1 */
export const explainNote = (query: { file_id?: string; guide_id?: string; part?: string } = {}) =>
  withQuery('/tools/note-explanation', query);
export const flashcards = () => '/flash-cards/courses';
/** Imports cards of other programs. */
export const importFlashcards = () => '/flash-cards/import';
/** @param courseId a course, or `mine` for cards of no course @param query one deck of it, which is a note, or a deck of the student's own, or the cards of an exam plan, and the most cards */
export const practiceFlashcards = (
  courseId: string,
  query: { deck_id?: string; deck?: string; plan_id?: string; mode?: 'just_practise'; max?: string } = {},
) => withQuery(filled(patterns.practiceFlashcards, { courseId }), query);
export const practiceHome = () => '/mcq';
/** Reads a file of questions into the caller's own set. */
export const importSet = () => '/mcq/import';
/** Practises the questions from one source, or from at most 100 selected questions. */
export const practiceGenerated = (
  query: PracticeQuery &
    QuestionQuery & {
      subject?: string;
      course_set_id?: string;
      question_ids?: readonly string[];
      /** The exam plan that asks them, to which their end leads back. */
      plan_id?: string;
    } = {},
) => withQuery('/mcq/practice/generated', query);
export const practiceCourse = (courseId: string, query: PracticeQuery = {}) =>
  withQuery(filled(patterns.practiceCourse, { courseId }), query);
export const practiceHistory = () => '/mcq/history';
export const bookmarkedQuestions = () => '/mcq/bookmarks';
/** @param query the source of a new exam, else the exam to continue */
export const examGenerated = (query: QuestionQuery & { subject?: string } = {}) =>
  withQuery('/mcq/exam/generated', query);
/** @param query a tutor's exam, else the page starts a private one */
export const courseExam = (courseId: string, query: { course_exam_id?: string } = {}) =>
  withQuery(filled(patterns.courseExam, { courseId }), query);
/** The days until an exam. */
export const examPlan = (planId: string) => filled(patterns.examPlan, { planId });
export const changeExamPlan = (planId: string) => filled(patterns.examPlanForm, { planId });
/** @param query what the exam is about */
export const newExamPlan = (query: { course_id?: string; file_id?: string } = {}) =>
  withQuery(changeExamPlan('new'), query);
export const examHistory = () => '/mcq/exam-history';
/** The UTME hall. */
export const hall = (query: { exam_id?: string } = {}) => withQuery('/mcq/hall', query);
/** Everything that a student has. @param query what is put aside, or what is looked for */
export const notes = (query: { archived?: 'yes'; search?: string; course?: string } = {}) =>
  withQuery('/my-notes', query);
export const writtenNote = (noteId: string) => filled(patterns.writtenNote, { noteId });
export const newNote = () => writtenNote('new');
/** @param query where in the note: a page, and what is marked on it */
export const note = (noteId: string, query: { page?: string; quote?: string } = {}) =>
  withQuery(filled(patterns.note, { noteId }), query);
/** The page lists the questions and cards of a note by part. @param query the open part, from 1 */
export const noteCoverage = (noteId: string, query: { part?: string } = {}) =>
  withQuery(filled(patterns.noteCoverage, { noteId }), query);
/** The questions of the note as a past paper prints them. */
export const pastPaper = (noteId: string) => filled(patterns.pastPaper, { noteId });
/** The shelf of all past papers. @param query one subject; empty for papers that name none */
export const pastPapers = (query: { subject?: string } = {}) => withQuery('/my-notes/papers', query);
/** @param setId of the generation that made it */
export const questionSet = (setId: string) => filled(patterns.questionSet, { setId });
export const result = (examId: string) => filled(patterns.result, { examId });
/** Every question of a finished exam. @param query which of them are shown, and from where on */
export const examDetails = (examId: string, query: { show?: 'missed' | 'unanswered' | 'flagged' } = {}) =>
  withQuery(filled(patterns.examDetails, { examId }), query);
export const share = (shareToken: string) => filled(patterns.share, { shareToken });
export const receivedShare = (receivedId: string) => filled(patterns.receivedShare, { receivedId });
export const analytics = () => '/analytics';
/** Streak, goal, achievements and leaderboards. */
export const achievements = () => '/gamification';
export const acceptShare = (query: { token?: string } = {}) => withQuery('/share/accept', query);

/** The assistant. @param query a conversation, or the note that a new one is about */
export const chat = (query: { thread?: string; file_id?: string } = {}) => withQuery('/chat', query);

/**
 * Premium.
 *
 * @param query the feature that was rejected for lack of premium
 */
export const subscription = (query: { wanted?: string } = {}) => withQuery('/subscription', query);
/**
 * The payer's return page.
 *
 * @param query the payment, as the provider adds it
 */
export const payment = (query: { reference?: string } = {}) => withQuery('/subscription/callback', query);
/** @param query the payment, as the provider adds it */
export const pay = (code: string, query: { reference?: string } = {}) =>
  withQuery(filled(patterns.pay, { code }), query);

/** @param query stops the mail of the week */
export const parent = (code: string, query: { mails?: 'stop' } = {}) =>
  withQuery(filled(patterns.parent, { code }), query);

export const departments = () => '/departments';
export const department = (departmentId: string) => filled(patterns.department, { departmentId });
/** @param query a code fills the form that joins; the rest chooses what is listed */
export const courses = (query: { join?: string; relation?: 'owner' | 'member' } = {}) =>
  withQuery('/courses', query);
export const course = (courseId: string) => filled(patterns.course, { courseId });
export const newCourse = () => '/courses/new';

export const questions = () => '/questions';
/** @param query shows the typed answers of students */
export const bankQuestion = (questionId: string, query: { show?: 'answers' } = {}) =>
  withQuery(filled(patterns.bankQuestion, { questionId }), query);
/** Reads a file of questions into the tutor's bank. */
export const importQuestions = () => '/questions/import';
/** @param query the passage that the question is about */
/** @param query the course or the passage that it belongs to */
export const newQuestion = (query: { passage_id?: string; course_id?: string } = {}) =>
  withQuery(bankQuestion('new'), query);
export const passages = () => '/questions/passages';
export const passage = (passageId: string) => filled(patterns.passage, { passageId });
export const newPassage = () => passage('new');

export const tutorDashboard = () => '/tutor/dashboard';
export const tutorProfile = () => '/tutor/profile';
export const weeklyHours = () => withQuery(tutorProfile(), { show: 'hours' });
/** Exams that I set. @param query the course whose exams are listed */
export const tutorExams = (query: { course_id?: string } = {}) => withQuery('/tutor/exams', query);
export const tutorExam = (examId: string) => filled(patterns.tutorExam, { examId });
/** @param query the course that it is for */
export const newTutorExam = (query: { course_id?: string } = {}) => withQuery('/tutor/exams/new', query);
/** @param query which of them are listed */
export const tutorExamStudents = (
  examId: string,
  query: { state?: 'not_begun' | 'sitting' | 'finished' } = {},
) => withQuery(filled(patterns.tutorExamStudents, { examId }), query);
export const tutorPaper = (examId: string, paperId: string) =>
  filled(patterns.tutorPaper, { examId, paperId });
export const tutorExamStatistics = (examId: string) => filled(patterns.tutorExamStatistics, { examId });

/** Students of the reading tutor. @param query whom the list shows */
export const tutorStudents = (query: { search?: string; show?: 'needs_help' } = {}) =>
  withQuery('/tutor/students', query);
export const tutorStudent = (studentId: string) => filled(patterns.tutorStudent, { studentId });
/** Classes of the tutor. */
export const tutorClasses = () => '/tutor/classes';
/** @param query the part of the page; without it the overview */
export const tutorClass = (
  courseId: string,
  query: { show?: 'people' | 'gradebook' | 'announcements' | 'register' | 'invite' } = {},
) => withQuery(filled(patterns.tutorClass, { courseId }), query);
/** @param query the class or the student, and what the form starts with */
export const newAssignment = (query: { course?: string; student?: string; topic?: readonly string[] } = {}) =>
  withQuery('/tutor/assignments/new', query);
/** @param query the student whose work is open */
export const tutorAssignment = (assignmentId: string, query: { student?: string } = {}) =>
  withQuery(filled(patterns.tutorAssignment, { assignmentId }), query);
export const assignment = (assignmentId: string) => filled(patterns.assignment, { assignmentId });

export const tutorRequests = () => '/tutor/booking-requests';
export const tutorSessions = () => '/tutor/sessions';
/** @param query one group tutorial; `new` for a new one */
export const tutorTutorials = (query: { id?: string } = {}) => withQuery('/tutor/tutorials', query);
export const earnings = () => '/tutor/earnings';
/** A tutor's offers, and the packages that students have bought. */
export const tutorPackages = () => '/tutor/packages';
export const payouts = () => '/tutor/earnings/payouts';
export const tutorReviews = () => '/tutor/reviews';
/**
 * The search for a tutor.
 *
 * @param query the search
 */
export const tutors = (query: { search?: string } = {}) => withQuery('/tutors', query);
export const tutor = (tutorId: string) => filled(patterns.tutor, { tutorId });
/** Everything that one tutor sees of the reader. */
export const tutorView = (tutorId: string) => filled(patterns.tutorView, { tutorId });
/**
 * Requests a session.
 *
 * @param query the tutor, the start, and `yes` for the trial lesson
 */
export const newSession = (query: { tutor_id?: string; starts_at?: string; trial?: 'yes' } = {}) =>
  withQuery('/sessions/new', query);
/**
 * Group sessions to join.
 *
 * @param query one of them, or the joined ones
 */
export const tutorials = (query: { id?: string; show?: 'joined' } = {}) => withQuery('/tutorials', query);
export const bookingRequests = () => '/booking-requests';
export const sessions = () => '/sessions';
/** Premium for a class or a school. @param query the group that is open */
export const premiumGroups = (query: { id?: string } = {}) => withQuery('/premium-groups', query);
/** The packages of lessons that a student has bought. */
export const packages = () => '/packages';
/** One session: the same page for its student and its tutor. */
export const session = (sessionId: string) => filled(patterns.session, { sessionId });

export const adminDashboard = () => '/admin/dashboard';
/** Everything that waits for an administrator. */
export const adminWaiting = (query: { kind?: string } = {}) => withQuery('/admin/waiting', query);
/** Usage of the product. */
export const adminAnalytics = () => '/admin/analytics';
export const adminUsers = (query: { role?: string; state?: string } = {}) => withQuery('/admin/users', query);
export const adminUser = (userId: string) => filled(patterns.adminUser, { userId });
/** The record of acts with actor and target. */
export const adminAudit = () => '/admin/audit';
/** Sessions of all people. @param query one of the two */
export const adminSessions = (query: { student?: string; tutor?: string; state?: string } = {}) =>
  withQuery('/admin/sessions', query);
export const adminSession = (sessionId: string) => filled(patterns.adminSession, { sessionId });
/** Group tutorials of all tutors. */
export const adminTutorials = (query: { tutor?: string } = {}) => withQuery(adminSession('groups'), query);
export const adminTutorial = (tutorialId: string) => filled(patterns.adminTutorial, { tutorialId });
/** @param query whose requests */
export const adminSupport = (query: { person?: string } = {}) => withQuery('/admin/support', query);
export const adminSupportRequest = (requestId: string) => filled(patterns.adminSupportRequest, { requestId });
/** The user's conversations. */
export const messages = () => '/messages';
/** @param query the position of the message to show, if not the last one */
export const conversation = (conversationId: string, query: { at?: string } = {}) =>
  withQuery(filled(patterns.conversation, { conversationId }), query);

/** The user's support requests. */
export const support = () => '/support';
export const supportRequest = (requestId: string) => filled(patterns.supportRequest, { requestId });
/** A copyright report about something that the user shares. */
export const copyrightCase = (caseId: string) => filled(patterns.copyrightCase, { caseId });
/** Copyright reports, for administrators. */
export const adminCopyright = () => '/admin/copyright';
/** The health of the installation, for administrators. */
export const adminHealth = () => '/admin/health';
/** The language model of the installation, for administrators. */
export const adminLanguageModel = () => '/admin/language-model';
/** The steps that lead an administrator from an empty installation to a class. */
export const adminFirstSteps = () => '/admin/first-steps';
/** Payments, or one of the other pages about money. */
export const adminMoney = (
  part: '' | 'unmatched' | 'tutors' | 'groups' | 'ledger' = '',
  query: { search?: string } = {},
) => withQuery(part === '' ? '/admin/money' : `/admin/money/${part}`, query);
export const adminPayment = (reference: string) => filled(patterns.adminPayment, { reference });
/** Every question of every bank. */
export const adminQuestions = () => '/admin/questions';
export const adminDispute = (questionId: string) => filled(patterns.adminDispute, { questionId });
/** Exams of all tutors. */
export const adminExams = () => '/admin/exams';
export const adminExam = (examId: string) => filled(patterns.adminExam, { examId });
export const schools = () => '/schools';
/**
 * All departments, and all courses, for administrators.
 *
 * @param query limits them to one school or department, or to names
 */
export const adminDepartments = (query: { in?: string; search?: string } = {}) =>
  withQuery('/admin/departments', query);
export const adminCourses = (query: { in?: string } = {}) => withQuery('/admin/courses', query);

/** A page of no app that draws one diagram. The server sends it with a policy that lets nothing out. */
export const diagramFrame = () => '/frame/diagram.html';

/** The server's page with mail that a developer's machine would have sent. */
export const sandboxMailbox = () => '/sandbox/mailbox';
