import { links } from '@akada/core/links/links.ts';
import { IconBrain, IconChartBar, IconCheck, IconSchool } from '@tabler/icons-react';
import { community, figures, uptime } from './content.ts';
import classes from './sections.module.css';
import { type Card, Cards } from './study-sections.tsx';

export function Figures() {
  if (figures.length === 0) return null;

  return (
    <section className={classes.band} aria-label="Akada in figures">
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const reasons: readonly Card[] = [
  [
    IconBrain,
    'AI-powered learning',
    'Questions are made from what you have to know, not from a list that is the same for everyone.',
  ],
  [
    IconChartBar,
    'Performance analytics',
    'Every exam ends with what you knew, what you did not, and where to read it again.',
  ],
  [
    IconSchool,
    'Expert tutors',
    'A tutor shows subjects and qualifications, and is approved before anyone meets them.',
  ],
];

export function Reasons() {
  return (
    <section className={classes.section} id="why">
      <h2>Why students choose Akada</h2>
      <Cards cards={reasons} />
    </section>
  );
}

const features = [
  'Works on a small phone and a thin connection',
  'Answers you gave offline are sent when you are back',
  'No card needed to start',
  'Your notes stay yours, and you can delete them',
  'Light and dark, and a keyboard for everything',
  'No advertising and no tracking',
];

export function Checklist() {
  return (
    <section className={classes.section} id="features">
      <h2>What you get</h2>
      <div className={classes.split}>
        <ul className={classes.checks}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={20} className={classes.icon} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <div className={classes.facts}>
          <Uptime />
          <Community />
        </div>
      </div>
    </section>
  );
}

function Uptime() {
  if (uptime.value === '') return null;

  return (
    <div className={classes.card}>
      <p className={classes.figure}>{uptime.value}</p>
      <p>platform uptime</p>
      <p className={classes.aside}>{uptime.support}</p>
    </div>
  );
}

function Community() {
  if (community.members === '') return null;

  return (
    <div className={classes.card} id="community">
      <p className={classes.figure}>{community.members}</p>
      <p>community members</p>
      <p className={classes.aside}>They ask, answer and keep each other going before exams.</p>
      {community.address !== '' && (
        <p className={classes.aside}>
          <a className="button plain" href={community.address} target="_blank" rel="noopener noreferrer">
            Join the community<span className="for-ears"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  );
}

/** For visitors only: a signed-in account has long begun. */
export function ClosingCall() {
  return (
    <section className={classes.closing} data-for="visitor" aria-labelledby="closing">
      <h2 id="closing">Begin with the chapter you have to learn next</h2>
      <p className={classes.buttons}>
        <a className="button" href={links.register()}>
          Start Learning Free
        </a>
        <a className="button plain" href={links.login()}>
          Sign In
        </a>
      </p>
    </section>
  );
}
