import { type Chapter, Reading } from './reading.tsx';

const chapters: readonly Chapter[] = [
  {
    id: 'who',
    title: 'Who stores your data',
    paragraphs: [
      'Akada is run by a school, a company or a person, on servers of their choice. The operator of this installation is responsible for all data in it. You find the operator’s address at the foot of this page.',
      'The software sends nothing to its authors. It has no advertising, no analytics service and no tracking, and its pages load nothing from other companies.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'Akada stores your name, email address, role and time zone. It stores when you registered, whether your address is confirmed, your settings, and a picture if you add one. It makes pictures smaller and removes hidden facts such as the location.',
      'Akada stores your password only as a hash (Argon2id), from which nobody can read it. Akada encrypts the secret of a second step at sign-in, and stores your recovery codes as hashes.',
      'If you sign in with Google, Google tells us your name, your address and an identifier of your account there. We learn no password and read nothing else.',
      'Tutors also store a headline, a biography, subjects, languages, qualifications, a rate and a time zone. They write these to be seen by students.',
    ],
  },
  {
    id: 'study',
    title: 'Your studies',
    paragraphs: [
      'Akada stores the files that you upload, their text, the questions made from that text, your answers, your exams and their results. Only you see them.',
      'A program on the same server makes questions and cards. If the operator has set up a language model, it may help with questions, cards and study guides. We ask you before its first use, and name the model and its server. Nothing is sent unless you agree. The model gets passages of your notes, their titles, and pictures of pages without text. It never gets the file, your name or your address. You can stop this at any time in your settings. Ask the server’s operator about data that it received.',
      'A recording of speech becomes a note only if the operator has named a server that turns speech into text. Another company may run that server. We ask you before your first recording is sent, and name the server. Nothing is sent unless you agree. The server gets the sound in pieces, without your name and the name of the file. It hears everyone who speaks, so ask them first. If you withdraw your consent in your settings, nothing more is sent. Ask the server’s operator about data that it received.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    paragraphs: [
      'Tutors and students write to each other. Only the two of them read it, with the files that they attach. Akada encodes pictures again, so that they do not say where they were taken.',
      'If you report a message, an administrator can read it with ten messages before and after it. Each reading is recorded. Everybody counts as a minor until the school says that they are an adult.',
    ],
  },
  {
    id: 'money',
    title: 'Payments',
    paragraphs: [
      'Where this installation takes money, you pay on the page of a payment provider, Paystack. It gets your email address, the amount and the number of the payment. You type your card there, and Akada never sees its number.',
      'Akada stores what you paid for, the amount, the time, and the receipt with your name. If a month renews, it stores a code for the card, which it encrypts. It also stores the kind of card, its last four digits and its end.',
      'Tutors save a bank account for their earnings. Akada encrypts its number. Only an administrator can see it, and each look is on record. The provider gets the account to send the money there.',
      'If you delete your account, sums and numbers of receipts stay in the books, without your name.',
    ],
  },
  {
    id: 'devices',
    title: 'Sign-ins and devices',
    paragraphs: [
      'For each sign-in Akada stores the browser, the system, the start and the last use. You see the list in your settings and can end any of them. A sign-in ends automatically 30 days after its last use, and at most 90 days after its start.',
      'After wrong passwords, Akada counts their network address for a few minutes, so that nobody can try passwords without end.',
      'One cookie ties your sign-in to your browser, and one says whether your device wants little data. The storage of your browser holds your sign-in, a few facts about your account, and your choice of light or dark. It also holds work that you have not sent yet: answers of an exam, an order of questions, a draft of a tutor profile. Signing out clears everything except light or dark.',
    ],
  },
  {
    id: 'mail',
    title: 'Mail',
    paragraphs: [
      'You get mail to confirm your address, to set a new password, and when something about the safety of your account changes. You also get mail if another person waits for you, if your plan changes, or if the operator announces something. You can change this in your settings.',
      'Akada tries for three days to deliver a mail. An installation without mail shows notifications only in the app.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    paragraphs: [
      'Your account and your studies stay until you delete them. If you delete a file, its questions stay, with the sentences that they quote. They are deleted with your account.',
      'When you delete your account you have 14 days to change your mind. Then we erase everything of yours. Other people keep the copies that you gave them.',
      'A conversation is deleted two years after its last message, with its files. It is deleted earlier if one of its two people deletes the account.',
      'Akada keeps a record of events for 30 days, so that it sends each notification once. The logs of the server hold addresses of pages and numbers of accounts, never texts of notes, passwords or sign-ins.',
      'Backups are copies of everything. The operator of this installation decides how long they are kept.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    paragraphs: [
      'In your settings you can correct your data, download all of it with your files, end your sign-ins, and delete your account. For anything else, write to the address below. If the law gives you more rights, you have those too.',
    ],
  },
];

export function Privacy() {
  return (
    <Reading
      title="Privacy"
      summary="This page says what data we store, how long we keep it, and what you can do."
      since="1 December 2026"
      chapters={chapters}
    />
  );
}
