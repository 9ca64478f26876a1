/**
 * Groups of modules that load together. Without them the bundler cuts along the pages that use each part: a
 * signed-in page was then fifty small files, each compressed separately and each one more request on a slow
 * connection. With the groups there are half as many files, and 1 to 4 kB less. The shared groups include the imports of
 * their modules; the others do not, because a page that shares one module with practice would then load all
 * of practice.
 */
const mantine = 'node_modules/@mantine/core/esm';
const components = (...names: string[]) => `${mantine}/components/(${names.join('|')})/`;
const hooks = (...names: string[]) => `node_modules/@mantine/hooks/esm/(${names.join('|')})/`;
const oneOf = (...paths: string[]) => new RegExp(paths.join('|'));

/** Groups of every page, before and after the sign-in. */
const sharedGroups = [
  {
    // Every page of the app uses these modules. A group includes the imports of its modules: any module that pages
    // before and after the sign-in share must be named here, or it loads the complete area with it.
    name: 'base',
    test: oneOf(
      'node_modules/(react|react-dom|scheduler|react-router|clsx)/',
      `${mantine}/core/`,
      components('ActionIcon', 'Anchor', 'Button', 'Group', 'Loader', 'Stack', 'Text', 'Title'),
      '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
      'web/src/ui/theme/',
      'web/src/ui/(feedback/(code-fault|load-fault|notice|page-loading|slow-notice)|form/action-button|links/links|page/page)\\.',
      'web/src/lib/(device/(browser|content-policy|device-storage|page-state|tab-storage|viewing-tab)|lazy/|pages/|session/session-store|http/api-error)',
      'web/src/app/(router|pages|fault)',
      'core/src/access/(auth-error|failed-call|failure-texts|navigation|sign-in/one-time-token|route-guard|waiting)',
      'core/src/links/(links|paths)',
      // The rules of the next groups import this module, and would otherwise be loaded with it.
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
      components('PasswordInput'),
      'web/src/lib/form/(form-state|use-checked-form|use-early-input)',
      'web/src/ui/form/password-field\\.',
    ),
  },
  {
    // Checks that run before a request is sent. This group precedes the next, whose modules name it for
    // development.
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
    // Every page after the sign-in uses these modules.
    name: 'area',
    test: oneOf(
      // Only the list of notifications loads page after page; only the search sends several requests together.
      'node_modules/@tanstack/(?!.*(infiniteQueryO|useInfinite|queriesObserver|useQueries))',
      components('Skeleton'),
      hooks('use-disclosure'),
      'web/src/app/(early/ask-first-screen|shell/(?!menu/(drawer-menu|waiting-count)|footer|lazy-parts|quick-actions|viewing-banner|windows/(promotion\\.|reached-limit))|guard|live-updates|menus|signed-in-area|use-session-state)',
      'web/src/lib/(device/remembered|format/numbers|query/)',
      'web/src/features/accounts/current-user',
      'web/src/lib/session/(account|own-tutor-profile)',
      'web/src/features/notifications/(bell|unread-count|notification-text)',
      'web/src/lib/(format/numbers|stream/stream-settled)',
      'web/src/ui/(feedback/(shapes|toasts|waiting)|layers/(dialog|overlay|popover)|page/(avatar|panel))\\.',
      'core/src/access/(header-card|menu-groups|session-state)',
    ),
  },
];

/** Groups of pages that share modules. */
const pageGroups = [
  // The cloth patterns.
  { name: 'cloth', test: oneOf('web/src/ui/cloth/') },
  // Practice and the pages that link back to it use the stored sitting.
  { name: 'sitting', test: oneOf('web/src/features/quiz/sitting/stored-sitting') },
  {
    // All views of exams use these modules.
    name: 'exams',
    test: oneOf(
      'web/src/features/exams/(exam-lists|stored-exam|time-left|sitting/time/(exam-times|use-exam-clock))',
    ),
  },
  {
    // A student's first page uses these modules, and so do most others.
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
    test: oneOf('web/src/pages/student/dashboard/(dashboard-page|todays-work|use-day-data)'),
  },
  {
    // Pages that show questions use these modules.
    name: 'asking',
    test: oneOf(
      'core/src/(quiz/options|text/uuid)',
      'web/src/lib/device/(single-keys|use-keys)',
      'web/src/ui/(content/lazy-content|question/(choice|lazy-passage|option-input|passage-name))',
    ),
  },
  {
    // Everything that works without a network uses these modules.
    name: 'outbox',
    test: oneOf(
      'core/src/outbox/',
      'web/src/lib/device/(account-outbox|outbox|stored-items)',
      'web/src/lib/http/until-sent',
      'web/src/ui/content/fetch-content',
    ),
  },
  // Used by practice and by cards: neither loads the other.
  { name: 'days', test: oneOf('core/src/time/local-day') },
  {
    // An exam and its result use these modules.
    name: 'answers',
    test: oneOf('core/src/exams/answer-queue', 'web/src/features/exams/(api|stored-answers)'),
  },
  {
    // These modules show a question with its key.
    name: 'keys',
    test: oneOf(
      'core/src/questions/passage-order',
      'web/src/ui/question/(option-feedback|passage\\.|question\\.module|proof)',
    ),
  },
  // Questions that are asked one at a time and lists use these modules.
  { name: 'focus', test: oneOf('web/src/ui/focus/focus-frame') },
  { name: 'tools', test: oneOf('web/src/ui/form/tool-button') },
  // Values that forms remember.
  { name: 'remembered', test: oneOf('web/src/lib/device/remembered') },
  { name: 'folding', test: oneOf('core/src/text/fold') },
  {
    // The sources of practice.
    name: 'sources',
    test: oneOf(
      'web/src/features/quiz/home/overview-query',
      'web/src/lib/session/use-zone',
      'work/practice\\.ts#practiceOverview',
    ),
  },
  {
    // Links and choices that lead to practice.
    name: 'choices',
    test: oneOf('web/src/features/quiz/(counted-to|choice-names|practice-choice|home/first-choice)'),
  },
  // The order of options and of every other list, in practice and in the types of questions.
  { name: 'order', test: oneOf('core/src/generation/seeded-random') },
  // Texts with gaps, wherever a question is read: without the fields that fill them.
  { name: 'blanks', test: oneOf('web/src/ui/(question/stem-text|answers/gaps/gap-marks)') },
  // Practice, exams and the bank mark questions without options with these modules.
  {
    name: 'types',
    test: oneOf(
      'core/src/question-types/(?!question-body|answered|texts/blank|forms/(canonical-text|key-words))',
    ),
  },
  {
    // The history of practice uses these calls without the rest.
    name: 'practice-calls',
    test: oneOf('web/src/features/quiz/(practice-api|practice-outbox|sitting/saved-state)'),
  },
  {
    // A sitting of practice uses these modules, and the pages around it use some of them.
    name: 'practice',
    test: oneOf(
      'core/src/(practice/|quiz/(choices|option-order))',
      'web/src/features/quiz/(bookmarks/bookmark-button|sitting/(?!sitting-end|judged-questions|due-question|answer-bar|written-part|saved-state)|(?!counted-to|choice-names|practice-choice|practice-api|practice-outbox)[a-z-]+\\.(tsx?|module\\.css)$)',
    ),
  },
  {
    // These modules compare two versions of a tutor's profile or of a question.
    name: 'comparison',
    test: oneOf('core/src/tutors/profile-revision', 'web/src/ui/page/comparison'),
  },
  {
    // Row layouts, which not only lists use.
    name: 'rows',
    test: oneOf('web/src/ui/list/(rows\\.module|row-text)'),
  },
  {
    // Lists with pages use these modules. Filters and selection load with the lists that have them.
    name: 'lists',
    test: oneOf('web/src/ui/list/(page-turner|resource-list|rows\\.tsx)'),
  },
  {
    // The calls of lists use these modules, too.
    name: 'address',
    test: oneOf('web/src/lib/address/'),
  },
  {
    // Used by pages that list sets of questions.
    name: 'sets',
    test: oneOf('web/src/features/generation/(delete-set|deleted-sets|note-sets|set-list|sets)\\.'),
  },
  {
    // The page of a set shares these modules with the forms that it loads later.
    name: 'questions',
    test: oneOf('web/src/features/questions/(api|question-values|question-words|questions)\\.'),
  },
];

export const chunkGroups = [
  ...sharedGroups,
  ...pageGroups.map((group) => ({ ...group, includeDependenciesRecursively: false })),
];
