import { type FileForm, type FileKind, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { ExampleQuestion } from './example-question.tsx';
import classes from './sections.module.css';

const tools = [
  [3, 'Flashcards', 'Each comes back on the day you would forget it.'],
  [2, 'Note explanation', 'A hard page in plain words, formulas worked step by step.'],
  [6, 'Exams against the clock', 'The time runs on our side. A lost connection costs you no answer.'],
  [5, 'An assistant that read it too', 'Ask about the page you are on. It says which page it answers from.'],
] as const;

const shows = [
  <Cloth key="cards" seed="Economics SS2" colour={3} columns={5} rows={2} />,
  '∫ 2x dx = x² + C',
  '42:18',
  'Why does Lagos appear twice in the poem?',
];

export function StudyTools() {
  return (
    <section className={classes.section} id="tools">
      <h2>AI Study Tools</h2>
      <p className={classes.intro}>One note in, everything you need for the exam out.</p>
      <div className={classes.bento}>
        <div className={classes.large} data-course={1}>
          <h3>Questions from your notes</h3>
          <p>
            Ten at a time, or as many as a chapter holds. Every answer comes with the sentence it was made
            from. Try one:
          </p>
          <ExampleQuestion />
        </div>
        {tools.map(([colour, title, text], index) => (
          <div key={title} className={classes.tile} data-course={colour}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div
              className={index === 3 ? `${classes.show} ${classes.says}` : classes.show}
              aria-hidden="true"
            >
              {shows[index]}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

const colourOfForm: Record<FileForm, number> = {
  pdf: 4,
  archive: 2,
  ole2: 2,
  rtf: 2,
  markup: 3,
  text: 1,
  picture: 5,
  sound: 6,
  film: 8,
};

const kinds: readonly FileKind[] = Object.values(fileKinds);

export function FileKinds() {
  return (
    <section className={`${classes.section} ${classes.beside}`} id="files">
      <div>
        <h2>Upload Any File Type</h2>
        <p className={classes.intro}>
          The lecturer’s slides, a handout, a whole e-book: {kinds.length} kinds, up to 50 MB each. Pictures
          and recordings are read where this installation is set up for them.
        </p>
      </div>
      <ul className={classes.kinds}>
        {kinds.map(({ endings: [ending], form }) => (
          <li key={ending} data-course={colourOfForm[form]}>
            {ending.toUpperCase()}
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = [
  [3, 'Upload your notes', 'A file from your phone or computer. You see how much of it is on its way.'],
  [
    16,
    'AI processes the content',
    'Every page is read, and what is worth asking is picked out. It continues while you are away.',
  ],
  [
    32,
    'Get your study tools',
    'Practise immediately, sit an exam when you feel ready, and come back to what you missed.',
  ],
] as const;

export function HowItWorks() {
  return (
    <section className={classes.section} id="how">
      <h2>How It Works</h2>
      <ol className={classes.steps}>
        {steps.map(([filled, title, text]) => (
          <li key={title}>
            <Cloth seed="BIO 201 Plants" colour={1} columns={8} rows={4} filled={filled} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
