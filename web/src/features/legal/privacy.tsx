import { type Chapter, Reading } from './reading.tsx';

const chapters: readonly Chapter[] = [
  {
    id: 'who',
    title: 'Who stores your data',
    paragraphs: [
      'Akada is run by a school, a company or a person, on servers of their choice. The operator of this installation is responsible for what is stored in it. How to reach the operator stands at the foot of this page.',
      'The software sends nothing to its authors. It has no advertising, no analytics service and no tracking, and its pages load nothing from other companies.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'Stored are your name, email address, role, time zone, when you registered, whether your address is confirmed, what you chose in the settings, and a picture if you add one. Pictures are made smaller and lose everything that a camera hides in them, such as the location.',
      'Your password is stored only as a hash (Argon2id), from which it cannot be read. If you switch on a second step at sign-in, its secret is stored encrypted and your recovery codes as hashes.',
      'If you sign in with Google, Google tells us your name, your address and an identifier of your account there. We learn no password and read nothing else.',
      'Tutors also store a headline, a biography, subjects, languages, qualifications, a rate and a time zone. They write these to be seen by students.',
    ],
  },
  {
    id: 'study',
    title: 'What you study',
    paragraphs: [
      'Stored are the files that you upload, the text read from them, the questions made from that text, your answers, your exams and their results. Only you see them.',
      'Questions and cards are made by a program on the same server. Where the operator has set up a language model, it may help with questions, cards and study guides: before the first time you are asked, with the name of the model and of its server, and nothing is sent unless you agree. It gets passages of your notes and their titles, and pictures of pages in which no text is found here, never the file, your name or your address. You can stay offline at any time in your settings. What that server does with what it got is said by those who run it.',
      'A recording of speech becomes a note only where the operator has named a server that writes down what is said, which may be one of another company. Before your first recording is sent you are asked, with the name of that server, and nothing is sent unless you agree. It gets the sound in pieces, without your name and the name of the file; those who speak in it can be heard, so ask them. You can withdraw your consent in your settings; then nothing more is sent. What that server does with what it got is said by those who run it.',
    ],
  },
  {
    id: 'devices',
    title: 'Sign-ins and devices',
    paragraphs: [
      'For each sign-in the installation stores which browser and system it was, when it began and when it was last used. You see the list in your settings and can end any of them. A sign-in ends by itself 30 days after its last use, and 90 days after it began at the latest.',
      'After wrong passwords, the address of the network they came from is counted for a few minutes, so that passwords cannot be tried without end.',
      'One cookie ties your sign-in to your browser. The storage of your browser holds your sign-in, a few facts about your account, what you have begun and not sent yet (answers of an exam, an order of questions, a draft of a tutor profile), and whether you like light or dark. Signing out clears all of it but the last.',
    ],
  },
  {
    id: 'mail',
    title: 'Mail',
    paragraphs: [
      'You get mail to confirm your address, to set a new password, and when something about the safety of your account changes. Other notifications come by mail where another person waits for you, where your plan changes, or where the operator announces something; your settings switch these off, and others on.',
      'A mail that cannot be delivered is tried again for three days. An installation without mail shows notifications in the app alone.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    paragraphs: [
      'Your account and what you study stay until you delete them. A file that you delete goes from the store; its questions stay, with the sentences that they quote, until your account goes.',
      'When you delete your account you have 14 days to change your mind. Then everything of yours is erased. Copies that you gave to other people stay theirs.',
      'Notes about what happened, which the installation needs to send each notification once, are erased after 30 days. The logs of the server hold addresses of pages and the numbers of accounts, never texts of notes, passwords or sign-ins.',
      'Backups are copies of everything. The operator of this installation decides how long they are kept.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    paragraphs: [
      'In your settings you can correct your data, download all of it with your files, end your sign-ins, and delete your account. For anything else, write to the address below; people who live where the law gives them more rights have those too.',
    ],
  },
];

export function Privacy() {
  return (
    <Reading
      title="Privacy"
      summary="What this installation stores about you, where, for how long, and what you can do about it."
      since="27 November 2026"
      chapters={chapters}
    />
  );
}
