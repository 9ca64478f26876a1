/**
 * Questions as a good model writes them, which an earlier gate rejected for their words. A reader calls each `fine`, or `leaks`
 * by its words, or finds `none` of its options in the note.
 */
import type { WrittenKind } from '../written-question.ts';

export interface RejectedQuestion {
  kind: WrittenKind;
  quote: string;
  stem: string;
  /** The key first. */
  options: readonly [string, string, string, string];
  reads: 'fine' | 'leaks' | 'none';
}

export const nursingQuestions: readonly RejectedQuestion[] = [
  {
    kind: 'term',
    quote: 'mitral (bicuspid) LA/LV',
    stem: 'Which valve stands between the left atrium and the left ventricle?',
    options: ['Mitral valve', 'Tricuspid valve', 'Aortic valve', 'Pulmonary valve'],
    reads: 'fine',
  },
  {
    kind: 'meaning',
    quote: 'S2 dub = semilunar close (start of diastole)',
    stem: 'What causes the second heart sound?',
    options: [
      'Closing of the semilunar valves',
      'Closing of the atrioventricular valves',
      'Filling of a stiff ventricle',
      'Opening of the mitral valve',
    ],
    reads: 'fine',
  },
  {
    kind: 'order',
    quote: 'AV node (delays ~0.1 s so ventricles can fill; own rate 40-60) -> bundle of His',
    stem: 'Where does the impulse of the heart go directly after the AV node?',
    options: ['To the bundle of His', 'To the Purkinje fibres', 'To the SA node', 'To the bundle branches'],
    reads: 'fine',
  },
  {
    kind: 'number',
    quote: 'PR interval 0.12-0.20 s',
    stem: 'How long is a PR interval in the middle of its normal range?',
    options: ['0.16 seconds', '0.10 seconds', '0.22 seconds', '0.30 seconds'],
    reads: 'none',
  },
  {
    kind: 'apply',
    quote: 'if cough -> ARB (-sartan)',
    stem: 'A patient on an ACE inhibitor has a dry cough. Which kind of medicine takes its place?',
    options: [
      'Angiotensin receptor blocker (ARB)',
      'Beta blocker (-olol)',
      'Another kind of ACE inhibitor',
      'Aldosterone',
    ],
    reads: 'fine',
  },
  {
    kind: 'apply',
    quote: 'R sided = Rest of body: leg oedema, JVD, ascites, weight gain',
    stem: 'Which sign points to failure of the right side of the heart?',
    options: ['Ascites', 'Crackles', 'Orthopnoea', 'Pink frothy sputum'],
    reads: 'fine',
  },
  {
    kind: 'meaning',
    quote: 'S2 dub = semilunar close (start of diastole)',
    stem: 'Which event makes the sound S2?',
    options: [
      'The semilunar valves close',
      'The AV valves close',
      'The ventricle is stiff',
      'The atria depolarise',
    ],
    reads: 'fine',
  },
  {
    kind: 'order',
    quote: 'AV node (delays ~0.1 s so ventricles can fill; own rate 40-60) -> bundle of His',
    stem: 'Which part of the conduction system follows the AV node?',
    options: ['Bundle of His', 'Purkinje fibres', 'SA node', 'Right bundle branch'],
    reads: 'fine',
  },
  {
    kind: 'apply',
    quote: 'if cough -> ARB (-sartan)',
    stem: 'Which drugs are given instead if an ACE inhibitor causes a dry cough?',
    options: ['ARBs (-sartan)', 'Beta blockers (-olol)', 'ADH', 'ANP'],
    reads: 'fine',
  },
  {
    kind: 'term',
    quote: 'R sided = Rest of body: leg oedema, JVD, ascites, weight gain',
    stem: 'Which finding belongs to right-sided heart failure?',
    options: ['Ascites', 'Crackles in the lungs', 'Shortness of breath', 'Frothy sputum'],
    reads: 'fine',
  },
];

export const lawQuestions: readonly RejectedQuestion[] = [
  {
    kind: 'meaning',
    quote:
      'The Supreme Court said that Caparo is not a test for every case: where the law is settled, follow precedent and reason by analogy.',
    stem: 'What did Robinson decide about the three-stage test of Caparo?',
    options: [
      'It is not a test for every case',
      'It is the test for every case',
      'It holds for auditors only',
      'It was replaced by the neighbour principle',
    ],
    reads: 'fine',
  },
  {
    kind: 'apply',
    quote: 'a learner driver must reach the standard of a competent, qualified driver',
    stem: 'A learner driver hits a lamp post in his first lesson. By which standard is he judged?',
    options: [
      'That of a competent, qualified driver',
      'That of a careful learner',
      'That of a child of his age',
      'That of a driving instructor',
    ],
    reads: 'fine',
  },
  {
    kind: 'why',
    quote: 'one-eyed mechanic, no goggles. Seriousness of the harm counts.',
    stem: 'Why did the employer in Paris v Stepney owe the mechanic more than others?',
    options: [
      'A graver possible injury calls for more precautions',
      'A rare accident calls for no precautions',
      'A mechanic always has to be given goggles',
      'A customary practice was not followed',
    ],
    reads: 'fine',
  },
  {
    kind: 'term',
    quote: 'Novus actus interveniens = new act that breaks the chain.',
    stem: 'What is a new act that breaks the chain of causation called?',
    options: [
      'Novus actus interveniens',
      'Volenti non fit injuria',
      'Ex turpi causa',
      'Contributory negligence',
    ],
    reads: 'fine',
  },
];

/** These lines replace the notes on networks and on accounting. */
export const furtherNote = `# Networks
- DNS: the resolver asks a root server first, then another server further down, until one knows the address
- Latency is the delay until the first bit arrives; bandwidth is how much arrives in a second
- In the bus topology only one device may send at a time

# Accounting
- Drawings are what the owner takes out of the business for private use; they lower capital
- Current assets: stock, debtors, cash. Fixed assets: premises, vans, machines
- Returns outwards book: goods sent back to suppliers. Returns inwards book: goods sent back by customers
- General journal: things bought on credit that are not for resale, such as a van`;

export const furtherQuestions: readonly RejectedQuestion[] = [
  {
    kind: 'meaning',
    quote: 'the resolver asks a root server first, then another server further down',
    stem: 'What does the resolver do when the root server does not know the address and another server must be asked?',
    options: [
      'It asks another server further down',
      'It gives up the name at once',
      'It sends the page itself',
      'It waits for the root to learn it',
    ],
    reads: 'leaks',
  },
  {
    kind: 'apply',
    quote: 'Latency is the delay until the first bit arrives',
    stem: 'A file comes quickly once it starts, but each click waits half a second. What is too high?',
    options: ['Latency', 'Bandwidth', 'Capacity', 'Throughput'],
    reads: 'fine',
  },
  {
    kind: 'apply',
    quote: 'Drawings are what the owner takes out of the business for private use; they lower capital',
    stem: 'The owner pays her rent at home from the till. Which entry is that?',
    options: ['Drawings', 'Rent expense', 'A trade discount', 'Returns outwards'],
    reads: 'fine',
  },
  {
    kind: 'exception',
    quote: 'Fixed assets: premises, vans, machines',
    stem: 'Which of these is NOT a current asset?',
    options: ['Vans', 'Stock', 'Debtors', 'Cash'],
    reads: 'fine',
  },
  {
    kind: 'term',
    quote: 'Returns outwards book: goods sent back to suppliers',
    stem: 'In which book are returns outwards of goods to suppliers entered?',
    options: ['Returns outwards book', 'Sales book', 'Cash book', 'General journal'],
    reads: 'leaks',
  },
  {
    kind: 'apply',
    quote: 'General journal: things bought on credit that are not for resale, such as a van',
    stem: 'A grocer buys a van on credit. Where is that entered first?',
    options: ['General journal', 'Purchases book', 'Cash book', 'Sales book'],
    reads: 'fine',
  },
];
