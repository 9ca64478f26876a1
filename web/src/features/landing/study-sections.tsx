import type { Icon } from '@tabler/icons-react';
import {
  IconClock,
  IconFileText,
  IconListCheck,
  IconMessageQuestion,
  IconQuote,
  IconUpload,
} from '@tabler/icons-react';
import classes from './sections.module.css';

export type Card = readonly [Icon: Icon, title: string, text: string];

export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map(([Icon, title, text]) => (
        <li key={title} className={classes.card}>
          <Icon size={26} className={classes.icon} aria-hidden />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const tools: readonly Card[] = [
  [
    IconListCheck,
    'Questions from your notes',
    'Ten at a time, or as many as a chapter holds. Each has one right answer, and your note proves it.',
  ],
  [
    IconMessageQuestion,
    'Practice with an answer at once',
    'See why an option is right or wrong, and open the page it comes from.',
  ],
  [
    IconClock,
    'Exams against the clock',
    'The time runs on the server. A lost connection costs you no answer that you gave.',
  ],
  [
    IconQuote,
    'The sentence behind each answer',
    'Nothing has to be believed: the line of your own note is marked beside the question.',
  ],
];

export function StudyTools() {
  return (
    <section className={classes.section} id="tools">
      <h2>AI Study Tools</h2>
      <Cards cards={tools} />
    </section>
  );
}

const kinds = [
  ['PDF', 'with its pages, so that each answer names one'],
  ['Word (.docx)', 'with its headings, which divide it'],
  ['Markdown', 'as you wrote it'],
  ['Plain text', 'from any program, pasted or saved'],
] as const;

export function FileKinds() {
  return (
    <section className={`${classes.section} ${classes.beside}`} id="files">
      <div>
        <h2>Upload Any File Type</h2>
        <p className={classes.intro}>
          Lecture notes, a chapter, a handout: send the file as you have it, up to 50 MB. Akada looks into it,
          not at its name, and tells you when there is no text in it to read.
        </p>
      </div>
      <ul className={classes.kinds}>
        {kinds.map(([kind, how]) => (
          <li key={kind}>
            <IconFileText size={22} className={classes.icon} aria-hidden />
            <span>
              <strong>{kind}</strong> {how}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = [
  ['Upload your notes', 'A file from your phone or your computer. You see how much of it is on its way.'],
  [
    'AI processes the content',
    'Every page is read, and what is worth asking is picked out. It runs here, on this server.',
  ],
  [
    'Get your study tools',
    'Practise at once, sit an exam when you feel ready, and come back to what you missed.',
  ],
] as const;

export function HowItWorks() {
  return (
    <section className={classes.section} id="how">
      <h2>
        <IconUpload size={24} className={classes.icon} aria-hidden /> How It Works
      </h2>
      <ol className={classes.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
