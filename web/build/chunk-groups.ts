/**
 * Which modules travel together. Left alone the bundler cuts along the pages that use each part: a signed-in page was
 * then fifty small files, each compressed by itself and each one more request on a thin line. Together they are half
 * as many, and 1 to 4 kB less. The groups of every page take along what their modules import; the others do not, because
 * a page that shares one module with practice would then load all of practice.
 */
const mantine = 'node_modules/@mantine/core/esm';
const components = (...names: string[]) => `${mantine}/components/(${names.join('|')})/`;
const hooks = (...names: string[]) => `node_modules/@mantine/hooks/esm/(${names.join('|')})/`;
const oneOf = (...paths: string[]) => new RegExp(paths.join('|'));

/** Of every page, before the sign-in and behind it. */
const sharedGroups = [
  {
    // Of every page of the app. A group takes along what its modules import: whatever a page before the sign-in shares
    // with those behind it has to be named here, or it brings the whole area with it.
    name: 'base',
    test: oneOf(
      'node_modules/(react|react-dom|scheduler|react-router|clsx)/',
      `${mantine}/core/`,
      components('ActionIcon', 'Anchor', 'Button', 'Group', 'Loader', 'Stack', 'Text', 'Title'),
      '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
      'web/src/ui/theme/',
      'web/src/ui/(feedback/(code-fault|load-fault|notice|page-loading|slow-notice)|form/action-button|links/links|page/page)\\.',
      'web/src/lib/(device/(browser|content-policy|device-storage|page-state|tab-storage)|lazy/|pages/|session/session-store|http/api-error)',
      'web/src/app/(router|pages|fault)',
      'core/src/access/(auth-error|failed-call|failure-texts|navigation|sign-in/one-time-token|route-guard|waiting)',
      'core/src/links/(links|paths)',
      // The rules of the next groups import it, and would bring themselves along.
      'core/src/time/time-zone',
    ),
  },
  {
    name: 'inputs',
    test: oneOf(
      components('Input', 'InputBase', 'CloseButton', 'TextInput'),
      hooks('use-id', 'use-uncontrolled', 'use-merged-ref'),
      'web/src/ui/form/form-fault\\.',
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      'node_modules/@mantine/form/',
      components('PasswordInput'),
      'web/src/lib/form/(use-checked-form|use-early-input)',
      'web/src/ui/form/password-field\\.',
    ),
  },
  {
    // What checks before anything is sent: before the next group, whose modules name it for development.
    name: 'rules',
    test: oneOf(
      'node_modules/zod/',
      'web/src/lib/http/contract-check',
      '^[^\\0].*contract/src/[a-z]+/(accounts|endpoint|fields)\\.ts',
    ),
  },
  {
    // What sends.
    name: 'calls',
    test: oneOf(
      'web/src/features/accounts/api\\.',
      'web/src/lib/http/(attempt|call|renew-session|request|retry)',
      '^\\0endpoint-lines:.*/identity/accounts.*#(currentUser|logout|refresh)',
    ),
  },
  {
    // Of every page behind the sign-in.
    name: 'area',
    test: oneOf(
      // Only the list of notifications goes on without end; only the search asks several things at once.
      'node_modules/@tanstack/(?!.*(infiniteQueryO|useInfinite|queriesObserver|useQueries))',
      components('Skeleton'),
      hooks('use-disclosure'),
      'web/src/app/(shell/(?!drawer-menu|promotion\\.)|guard|live-updates|menus|signed-in-area|use-session-state)',
      'web/src/lib/(device/remembered|format/numbers|query/)',
      'web/src/features/accounts/current-user',
      'web/src/lib/session/(account|own-tutor-profile)',
      'web/src/features/notifications/(bell|unread-count|notification-text)',
      'web/src/lib/(format/numbers|stream/stream-settled)',
      'web/src/ui/(feedback/(shapes|toasts|waiting)|layers/(dialog|overlay|popover)|page/(avatar|panel))\\.',
      'core/src/access/(header-card|session-state)',
    ),
  },
];

/** Of pages that have something in common. */
const pageGroups = [
  // What is woven.
  { name: 'cloth', test: oneOf('web/src/ui/cloth/') },
  // What is under way on this device: of practice itself, and of the pages that lead back to it.
  { name: 'sitting', test: oneOf('web/src/features/quiz/sitting/stored-sitting') },
  {
    // Of exams, wherever they are shown.
    name: 'exams',
    test: oneOf(
      'web/src/features/exams/(exam-lists|stored-exam|time-left|sitting/time/(exam-times|use-exam-clock))',
    ),
  },
  {
    // What the first page of a student shows, and most of the others after it.
    name: 'study',
    test: oneOf(
      'web/src/features/(notes|quiz|usage)/(api|limit-text)',
      'web/src/pages/student/stored-work',
      'web/src/features/dashboard/(dashboard-parts|dashboard\\.module)',
    ),
  },
  {
    // The home page of students until its next step is known, which comes later with all that it shows.
    name: 'dashboard',
    test: oneOf('web/src/pages/student/dashboard/(dashboard-page|todays-work|use-standing)'),
  },
  {
    // Of the pages that show questions.
    name: 'asking',
    test: oneOf(
      'core/src/(quiz/options|text/uuid)',
      'web/src/lib/device/(single-keys|use-keys)',
      'web/src/ui/(content/lazy-content|question/(choice|lazy-passage|option-input|passage-name))',
    ),
  },
  {
    // Of what is answered without a network, too.
    name: 'outbox',
    test: oneOf(
      'core/src/outbox/',
      'web/src/lib/device/(account-outbox|outbox|stored-items)',
      'web/src/lib/http/until-sent',
      'web/src/ui/content/fetch-content',
    ),
  },
  // Of practice and of cards: neither brings the other along.
  { name: 'days', test: oneOf('core/src/time/local-day') },
  {
    // Of an exam and of its result.
    name: 'answers',
    test: oneOf('core/src/exams/answer-queue', 'web/src/features/exams/(api|stored-answers)'),
  },
  {
    // What shows a question with its key.
    name: 'keys',
    test: oneOf(
      'core/src/questions/passage-order',
      'web/src/ui/question/(option-feedback|passage\\.|question\\.module|proof)',
    ),
  },
  // Of what is asked one by one, and of lists.
  { name: 'focus', test: oneOf('web/src/ui/focus/focus-frame') },
  { name: 'tools', test: oneOf('web/src/ui/form/tool-button') },
  // What forms remember.
  { name: 'remembered', test: oneOf('web/src/lib/device/remembered') },
  { name: 'folding', test: oneOf('core/src/text/fold') },
  {
    // What can be practised.
    name: 'sources',
    test: oneOf(
      'web/src/features/quiz/home/overview-query',
      'web/src/lib/session/use-zone',
      'work/practice\\.ts#practiceOverview',
    ),
  },
  {
    // What leads to practice.
    name: 'choices',
    test: oneOf('web/src/features/quiz/(counted-to|choice-names|practice-choice|home/first-choice)'),
  },
  {
    // Of a sitting of practice; the pages around it show parts of it.
    name: 'practice',
    test: oneOf(
      'core/src/(practice/|quiz/(choices|option-order))',
      'core/src/generation/seeded-random',
      'web/src/features/quiz/(bookmarks/bookmark-button|sitting/(?!sitting-end|judged-questions|due-question)|(?!counted-to|choice-names|practice-choice)[a-z-]+\\.(tsx?|module\\.css)$)',
    ),
  },
  {
    // What shows two versions of something: of a tutor's profile, or of a question.
    name: 'comparison',
    test: oneOf('core/src/tutors/profile-revision', 'web/src/ui/page/comparison'),
  },
  {
    // What looks like a row, which more than lists do.
    name: 'rows',
    test: oneOf('web/src/ui/list/(rows\\.module|row-text)'),
  },
  {
    // Of lists with pages. What filters them, and what chooses in them, comes with those that have it.
    name: 'lists',
    test: oneOf('web/src/ui/list/(page-turner|resource-list|rows\\.tsx)'),
  },
  {
    // What the calls of lists ask for, too.
    name: 'address',
    test: oneOf('web/src/lib/address/'),
  },
  {
    // Of the pages that list sets of questions.
    name: 'sets',
    test: oneOf('web/src/features/generation/(delete-set|deleted-sets|note-sets|set-list|sets)\\.'),
  },
  {
    // What the page of a set shares with the forms that it fetches later.
    name: 'questions',
    test: oneOf('web/src/features/questions/(api|question-values|question-words|questions)\\.'),
  },
];

export const chunkGroups = [
  ...sharedGroups,
  ...pageGroups.map((group) => ({ ...group, includeDependenciesRecursively: false })),
];
