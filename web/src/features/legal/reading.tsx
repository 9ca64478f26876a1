import classes from './reading.module.css';

export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

interface ReadingProps {
  title: string;
  /** A one-sentence summary of the page. */
  summary: string;
  /** The date of the last change, as visible text. */
  since: string;
  chapters: readonly Chapter[];
}

/** A long plain text with a table of contents above it. */
export function Reading({ title, summary, since, chapters }: ReadingProps) {
  return (
    <article className={classes.reading}>
      <h1>{title}</h1>
      <p className={classes.summary}>{summary}</p>
      <p className={classes.since}>In force since {since}</p>
      <nav aria-label="Contents" className={classes.contents}>
        <ol>
          {chapters.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map(({ id, title: name, paragraphs }) => (
        <section key={id} id={id}>
          <h2>{name}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
