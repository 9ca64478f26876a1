import { links } from '@akada/core/links/links.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { demoVideo, rating } from './content.ts';
import { ExampleQuestion } from './example-question.tsx';
import classes from './hero.module.css';
import { FileKinds, HowItWorks, StudyTools } from './study-sections.tsx';
import { Checklist, ClosingCall, Figures, Reasons } from './trust-sections.tsx';
import { PauseHeadline, TypedHeadline } from './typed-headline.tsx';

export function Landing() {
  return (
    <>
      <Hero />
      <StudyTools />
      <FileKinds />
      <Figures />
      <HowItWorks />
      <Reasons />
      <Checklist />
      <ClosingCall />
    </>
  );
}

/** Both main buttons stand in the page; the script before the paint has said which of them shows. */
function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <TypedHeadline />
        <p className={classes.lead}>
          Akada reads the chapter you have to learn, asks you about it, and shows for every answer where it
          stands in your own note.
        </p>
        <p className={classes.actions}>
          <a className="button" data-for="visitor" href={links.register()}>
            Start Learning Free
          </a>
          <a className="button" data-for="member" data-home={links.login()} href={links.login()}>
            Go to Dashboard
          </a>
          <Demo />
        </p>
        {rating.value !== '' && (
          <p className={classes.rating}>
            Rated <strong>{rating.value}</strong> by {rating.from}
          </p>
        )}
        <PauseHeadline />
      </div>
      <ExampleQuestion />
    </section>
  );
}

/** Without a film, the demo is the question beside it. */
function Demo() {
  const icon = <IconPlayerPlay size={18} aria-hidden />;

  if (demoVideo === '') {
    return (
      <a className="button plain" href="#example">
        {icon}
        Watch Demo
      </a>
    );
  }
  return (
    <a className="button plain" href={demoVideo} target="_blank" rel="noopener noreferrer">
      {icon}
      Watch Demo<span className="for-ears"> (opens in a new tab)</span>
    </a>
  );
}
