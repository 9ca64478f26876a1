import { type Chapter, Reading } from './reading.tsx';

const chapters: readonly Chapter[] = [
  {
    id: 'what',
    title: 'These terms',
    paragraphs: [
      'Akada makes practice questions and exams from notes that you upload. These terms are between you and the operator of this installation. You find the operator’s address at the foot of this page.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'Register with an address that is yours, and keep your password to yourself. One account belongs to one person. If you are too young to agree to terms where you live, a parent or your school agrees for you.',
      'You can close your account at any time in your settings. The operator can close an account that breaks these terms, and tells you why.',
    ],
  },
  {
    id: 'notes',
    title: 'Your notes',
    paragraphs: [
      'Your uploads stay yours. You allow this installation to store them, to read them by program and to show them to you, and nothing more.',
      'Upload only material that you may use for studying. Do not upload copies of books that are sold, or anything unlawful.',
    ],
  },
  {
    id: 'questions',
    title: 'Questions and results',
    paragraphs: [
      'A program makes the questions, and programs make mistakes. Each answer shows the sentence of your note that proves it. If the two do not agree, trust the note.',
      'A result here says how you did here. It is no certificate and promises no mark anywhere else.',
    ],
  },
  {
    id: 'fair',
    title: 'Fair use',
    paragraphs: [
      'Do not try to reach the data of others, to overload the installation, or to use it to cheat in an exam that forbids help. Each month your account has a number of files and of sets of questions. You see the remaining number where you use it.',
    ],
  },
  {
    id: 'tutors',
    title: 'Tutors',
    paragraphs: [
      'A tutor is responsible for the text of the profile. An administrator approves each profile before students see it, and can withdraw that approval.',
    ],
  },
  {
    id: 'money',
    title: 'Money',
    paragraphs: [
      'You register and study on the free plan without paying. If this installation sells premium, you see its price before you pay. A month renews only if you choose that, and you can stop it at any time.',
      'If this installation takes payments, sessions, group tutorials and packages of lessons cost the price that you see before you pay. You pay on the page of a payment provider. Akada holds the price until the session is settled. Then the tutor gets it, less a commission.',
      'Each session and tutorial says until when you get your money back if you cancel. Refunds go back the way you paid, and banks need some days for them. For unused lessons of a package you get their price back.',
    ],
  },
  {
    id: 'promise',
    title: 'Our promises',
    paragraphs: [
      'The operator tries to keep this installation running and your work safe, but cannot promise either. Keep your own copies of your notes. Nothing here limits rights that the law gives you.',
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
      summary="The rules of this installation, for you and for its operator."
      since="1 December 2026"
      chapters={chapters}
    />
  );
}
