import { links } from '@akada/core/links/links.ts';
import { IconPlayerPlayFilled, IconStarFilled } from '@tabler/icons-react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { demoVideo, rating } from './content.ts';
import classes from './hero.module.css';
import { Prices } from './prices.tsx';
import { FileKinds, HowItWorks, StudyTools } from './study-sections.tsx';
import { Checklist, ClosingCall, Community, Figures, Reasons } from './trust-sections.tsx';
import { PauseHeadline, TypedHeadline } from './typed-headline.tsx';

export function Landing() {
  return (
    <>
      <Hero />
      <Cloths />
      <StudyTools />
      <FileKinds />
      <Figures />
      <HowItWorks />
      <Reasons />
      <Checklist />
      <Community />
      <Prices />
      <ClosingCall />
    </>
  );
}

/** The page contains both main buttons; the script before the first paint decides which one shows. */
function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <TypedHeadline />
        <p className={classes.lead}>
          Akada reads the chapter you have to learn, asks you about it, and shows the place in your note that
          proves each answer.
        </p>
        <p className={classes.actions}>
          <a className="button" data-for="visitor" href={links.register()}>
            Start Learning Free
          </a>
          <a className="button" data-for="member" data-home={links.login()} href={links.login()}>
            Go to Dashboard
          </a>
          {demoVideo !== '' && (
            <a className="button quiet" href={demoVideo} target="_blank" rel="noopener noreferrer">
              <IconPlayerPlayFilled size={18} aria-hidden />
              Watch Demo<span className="for-ears"> (opens in a new tab)</span>
            </a>
          )}
        </p>
        {rating.value !== '' && (
          <p className={classes.rating}>
            <IconStarFilled size={20} aria-hidden />
            <span>
              Rated <strong>{rating.value}</strong> by {rating.from}
            </span>
          </p>
        )}
        <PauseHeadline />
      </div>
      <Table />
    </section>
  );
}

const sentence = 'The phloem carries sugars from the leaves to the rest of the plant';

/** A still example of a note and its question; the interactive question is further down. */
function Table() {
  return (
    <figure className={classes.table} aria-label="A note, a card of it, and a question with its proof">
      <div className={classes.sheet}>
        <p className={classes.small}>
          <span>BIO 201 · Transport in plants</span>
          <span>page 12</span>
        </p>
        <b>Two directions</b>
        <p>
          Water rises from the roots through the xylem, pulled by transpiration. <mark>{sentence}</mark>,
          upwards or downwards, wherever they are used or stored.
        </p>
        <p>Phloem is made of sieve tubes, whose cells are served by companion cells next to them.</p>
      </div>
      <div className={classes.flash}>
        <Cloth seed="BIO 201" colour={1} columns={6} rows={2} />
        <div>
          <p className={classes.small}>Card 7 of 24</p>
          What serves a sieve tube cell?
        </div>
      </div>
      <div className={classes.question}>
        <p className={classes.small}>
          <span>Question 4 of 10</span>
          <span>Right</span>
        </p>
        <b>Which tissue carries sugars from the leaves to the rest of the plant?</b>
        <p className={classes.choice}>A. Xylem</p>
        <p className={`${classes.choice} ${classes.key}`}>✓ Phloem</p>
        <p className={classes.quote}>
          “{sentence}”<span>Page 12 of your note</span>
        </p>
      </div>
    </figure>
  );
}

const cloths = ['Akada', 'MTH 101 Calculus', 'Economics SS2', 'GST 111', 'LIT 205', 'PHY 102'];

function Cloths() {
  return (
    <div className={classes.cloths}>
      {cloths.map((seed, index) => (
        <Cloth
          key={seed}
          seed={seed}
          colour={index + 1}
          columns={index === 0 ? 10 : index % 2 ? 6 : 4}
          rows={4}
        />
      ))}
    </div>
  );
}
