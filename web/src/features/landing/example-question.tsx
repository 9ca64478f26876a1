import { examplePage, exampleQuestion } from '@akada/core/generation/example/example-page.ts';
import classes from './example-question.module.css';

/**
 * A demonstration: a question that visitors can answer here. It uses only radio buttons and the style sheet,
 * so that it works by touch and by keyboard before any script, and without one.
 */
export function ExampleQuestion() {
  const { stem, options, answerIndex, explanation } = exampleQuestion;

  return (
    <div className={classes.example}>
      <fieldset className={classes.card} id="example">
        <legend className={classes.stem}>{stem}</legend>
        {options.map((text, position) => (
          <Option key={text} text={text} label={'ABCD'.charAt(position)} isKey={position === answerIndex} />
        ))}
        <p className={classes.source} data-before-answer>
          Akada made this question from page {examplePage.number} of a note. Choose an answer to see the
          proof.
        </p>
        <div className={classes.answer} role="status">
          <p className={classes.right}>Right.</p>
          <p className={classes.wrong}>Not quite.</p>
          <p className={classes.explanation}>{explanation}</p>
        </div>
      </fieldset>
      <Page />
    </div>
  );
}

function Option({ text, label, isKey }: { text: string; label: string; isKey: boolean }) {
  return (
    <label className={classes.option}>
      <input type="radio" name="example" data-key={isKey || undefined} />
      <span className={classes.letter} aria-hidden>
        {label}
      </span>
      <span>
        {text}
        <span className={classes.verdict}>{isKey ? 'Right answer' : 'Your answer, not right'}</span>
      </span>
    </label>
  );
}

function Page() {
  const { number, heading, paragraphs } = examplePage;

  return (
    <figure className={classes.page}>
      <figcaption className={classes.source}>The note, page {number}</figcaption>
      <p className={classes.heading}>{heading}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} quote={exampleQuestion.source.quote} />
        </p>
      ))}
    </figure>
  );
}

/** The quote is marked only after an answer. */
function Marked({ text, quote }: { text: string; quote: string }) {
  const [before = '', after] = text.split(quote);

  if (after === undefined) return text;
  return (
    <>
      {before}
      <mark>{quote}</mark>
      {after}
    </>
  );
}
