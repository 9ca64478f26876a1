import { links } from '@akada/core/links/links.ts';
import classes from './demo-film.module.css';

/** `npm run pictures` makes the film, which shows these sentences. */
const scenes = [
  'Bring the chapter that you have to learn.',
  'Akada reads every page of it.',
  'Ten questions and ten cards are ready.',
  'Each question comes from your note.',
  'The answer comes with the sentence that proves it.',
  'And the page that it stands on.',
  'What you miss comes back until you know it.',
  'The end shows what you know now.',
  'Cards come back just before you forget them.',
  'A few minutes a day are enough.',
];

const file = (ending: string) => `/film/first-note.${ending}`;

/** The film with its sentences below, for people who do not play it. */
export function DemoFilm() {
  return (
    <article className={classes.demo}>
      <div>
        <h1>From a note to the first review</h1>
        <p className={classes.lead}>
          Less than a minute, without sound, at most 1.5 MB. It was recorded in Akada itself.
        </p>
      </div>
      <video
        className={classes.film}
        controls
        playsInline
        // The poster shows it; nothing is fetched before it is played.
        preload="none"
        width={720}
        height={1440}
        poster={file('webp')}
        aria-label="How a note becomes questions and cards"
      >
        <source src={file('webm')} type="video/webm" />
        <source src={file('mp4')} type="video/mp4" />
        <track kind="captions" src={file('vtt')} srcLang="en" label="English" />
        <a href={file('mp4')}>Open the film</a>
      </video>
      <div>
        <h2>Scenes of the film</h2>
        <ol className={classes.scenes}>
          {scenes.map((scene) => (
            <li key={scene}>{scene}</li>
          ))}
        </ol>
        <p className={classes.after}>
          <a className="button" data-for="visitor" href={links.register()}>
            Start Learning Free
          </a>
          <a className="button quiet" href={file('mp4')} download>
            Save the film
          </a>
        </p>
      </div>
    </article>
  );
}
