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
  /** When the text last changed, as people read a date. */
  since: string;
  chapters: readonly Chapter[];
}

/** A long plain text with its contents before it. */
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
