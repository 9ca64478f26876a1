import { type Chapter, Reading } from './reading.tsx';

const chapters: readonly Chapter[] = [
  {
    id: 'what',
    title: 'What this is',
    paragraphs: [
      'Akada makes practice questions and exams from notes that you upload. These terms are between you and the operator of this installation; how to reach the operator stands at the foot of this page.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'Register with an address that is yours, and keep your password to yourself. One account belongs to one person. If you are too young to agree to terms where you live, a parent or your school agrees for you.',
      'You may close your account at any time in your settings. The operator may close an account that breaks these terms, and says why.',
    ],
  },
  {
    id: 'notes',
    title: 'Your notes',
    paragraphs: [
      'What you upload stays yours. You allow this installation to store it, to read it by program and to show it to you, because that is how it works; nothing more.',
      'Upload only what you may use for studying. Copies of books that are sold, and anything unlawful, do not belong here.',
    ],
  },
  {
    id: 'questions',
    title: 'Questions and results',
    paragraphs: [
      'A program makes the questions, and programs make mistakes. Each answer shows the sentence of your note that it rests on: where the two do not agree, trust the note.',
      'A result here says how you did here. It is no certificate and promises no mark anywhere else.',
    ],
  },
  {
    id: 'fair',
    title: 'Fair use',
    paragraphs: [
      'Do not try to reach the data of others, to overload the installation, or to use it to cheat in an exam that forbids help. Each month an account has a number of files and of sets of questions; what is left is shown where you use it.',
    ],
  },
  {
    id: 'tutors',
    title: 'Tutors',
    paragraphs: [
      'A tutor answers for what the profile says. An administrator approves each profile before it is shown and may withdraw that approval.',
    ],
  },
  {
    id: 'money',
    title: 'Money',
    paragraphs: ['Registering and studying cost nothing here, and these pages take no payment.'],
  },
  {
    id: 'promise',
    title: 'What is and is not promised',
    paragraphs: [
      'The operator tries to keep this installation running and your work safe, and can promise neither. Keep your own copies of your notes. Nothing here limits rights that the law gives you.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When these terms change, the date at the top changes with them. If you do not agree, you can download your data and close the account.',
    ],
  },
];

export function Terms() {
  return (
    <Reading
      title="Terms"
      summary="What you may expect of this installation, and what it expects of you."
      since="21 November 2026"
      chapters={chapters}
    />
  );
}
