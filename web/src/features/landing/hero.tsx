import { IconPlayerPlay } from '@tabler/icons-react';
import { demoVideo, rating } from './content.ts';
import classes from './hero.module.css';
import { QuotedPage } from './quoted-page.tsx';
import { PauseHeadline, TypedHeadline } from './typed-headline.tsx';

/** Both main buttons stand in the page; the script before the paint has said which of them shows. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <TypedHeadline />
        <p className={classes.lead}>
          Akada reads the chapter you have to learn, asks you about it, and shows for every answer where it
          stands in your own note.
        </p>
        <p className={classes.actions}>
          <a className="button" data-for="visitor" href="/register">
            Start Learning Free
          </a>
          <a className="button" data-for="member" data-home="/login" href="/login">
            Go to Dashboard
          </a>
          {demoVideo !== '' && (
            <a className="button plain" href={demoVideo} target="_blank" rel="noopener noreferrer">
              <IconPlayerPlay size={18} aria-hidden />
              Watch Demo<span className="for-ears"> (opens in a new tab)</span>
            </a>
          )}
        </p>
        {rating.value !== '' && (
          <p className={classes.rating}>
            Rated <strong>{rating.value}</strong> by {rating.from}
          </p>
        )}
        <PauseHeadline />
      </div>
      <QuotedPage />
    </section>
  );
}
