import { links } from '@akada/core/links/links.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { community, figures, uptime } from './content.ts';
import classes from './sections.module.css';

export function Figures() {
  if (figures.length === 0) return null;

  return (
    <section className={classes.band} data-course={1} aria-label="Akada in figures">
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Cloth seed="fifty thousand" colour={1} columns={4} rows={4} />
    </section>
  );
}

const topics = [
  ['Vectors', 88],
  ['Integration', 71],
  ['Limits', 54],
] as const;

export function Reasons() {
  return (
    <section className={classes.section} id="why">
      <h2>Why students choose Akada</h2>
      <ul className={classes.why}>
        <Reason
          title="AI-powered learning"
          text="Questions come from your own notes, not from a list that is the same for everyone."
        >
          <p>
            “Demand is elastic when <mark>a small change in price moves quantity by more</mark>.”
          </p>
        </Reason>
        <Reason
          title="Performance analytics"
          text="Every exam ends with your right answers, your mistakes, and the pages to read again."
        >
          {topics.map(([topic, percent]) => (
            <div key={topic} className={classes.topic} data-course={2}>
              {topic}
              <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                <path d="M0 0h100v10H0z" opacity=".15" />
                <path d={`M0 0h${percent}v10H0z`} />
              </svg>
              <b>{percent}%</b>
            </div>
          ))}
        </Reason>
        <Reason
          title="Expert tutors"
          text="Shown with subjects, qualifications and reviews, and checked by a person before anyone can book."
        >
          <div className={classes.tutor}>
            <Cloth seed="Ifeoma Nwosu" colour={5} columns={3} rows={3} />
            <p>
              <b>Dr. Ifeoma Nwosu</b>
              <br />
              Chemistry · ₦4,500 an hour
            </p>
          </div>
        </Reason>
      </ul>
    </section>
  );
}

/** The picture shows an example; the text next to it explains it. */
function Reason({ title, text, children }: Record<'title' | 'text', string> & { children: ReactNode }) {
  return (
    <li>
      <div className={classes.picture} aria-hidden="true">
        {children}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

const features = [
  'Works on a small phone and a slow connection',
  'Answers you gave offline are sent when you are back',
  'No card needed to start',
  'Your notes stay yours, and you can delete them',
  'Light and dark, and a keyboard for everything',
  'No advertising and no tracking',
];

export function Checklist() {
  return (
    <section className={classes.section} id="features">
      <h2>Everything you get</h2>
      <div className={classes.split}>
        <ul className={classes.checks}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={20} className={classes.icon} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <Uptime />
      </div>
    </section>
  );
}

function Uptime() {
  if (uptime.value === '') return null;

  return (
    <div className={classes.card}>
      <p>Platform uptime</p>
      <p className={classes.figure}>{uptime.value}</p>
      <p className={classes.aside}>{uptime.support}</p>
    </div>
  );
}

export function Community() {
  if (community.members === '') return null;

  return (
    <section className={classes.community} id="community" data-course={2}>
      <Cloth seed="community" colour={2} columns={12} rows={1} />
      <div>
        <h2>{community.members} members study together</h2>
        <p>They ask, answer and keep each other going before exams.</p>
        <a
          className="button white"
          data-setting="communityUrl"
          hidden
          href={links.landing()}
          target="_blank"
          rel="noopener noreferrer"
        >
          Join the community<span className="for-ears"> (opens in a new tab)</span>
        </a>
      </div>
    </section>
  );
}

/** Shown to visitors only: a signed-in account has already started. */
export function ClosingCall() {
  return (
    <section className={classes.closing} data-course={1} data-for="visitor" aria-labelledby="closing">
      <Cloth seed="begin" colour={1} columns={16} rows={4} />
      <div>
        <h2 id="closing">Begin with the chapter you have to learn next</h2>
        <p className={classes.buttons}>
          <a className="button white" href={links.register()}>
            Start Learning Free
          </a>
          <a className="button plain" href={links.login()}>
            Sign In
          </a>
        </p>
      </div>
    </section>
  );
}
