import type { ShelfPaper, ShelfSubject } from '@akada/contract/material/past-paper-shelf.ts';
import { links } from '@akada/core/links/links.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ButtonLink, Link, TextLink } from '../../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import classes from './shelf.module.css';
import { getLabel, getSubjectCounts, getSubjectName } from './shelf-words.ts';
import { TopicBars } from './topic-bars.tsx';

/** A subject of the shelf: its counts, its papers by year, and the topics that are asked most. */
export function SubjectRow({ subject }: { subject: ShelfSubject }) {
  const { newest, most_asked, papers } = subject;
  const name = getSubjectName(subject.subject);
  const address = links.pastPapers({ subject: subject.subject });
  return (
    <div className={classes.subject}>
      <RowText title={name} to={address}>
        <RowFacts>{getSubjectCounts(subject)}</RowFacts>
      </RowText>
      <ul className={classes.years} aria-label={`Papers of ${name}`}>
        {newest.map((paper) => (
          <li key={paper.id}>
            <Link to={links.pastPaper(paper.note_id)}>
              <b>{getLabel(paper)}</b>
              <small className="figures">{getState(paper)}</small>
            </Link>
          </li>
        ))}
      </ul>
      {newest.length < papers && <TextLink to={address}>See all {counted(papers, 'paper')}</TextLink>}
      {most_asked.length > 0 && (
        <div className={classes.most}>
          <p className={classes.quiet}>Asked most</p>
          <TopicBars label={`Asked most in ${name}`} topics={most_asked} />
        </div>
      )}
      {subject.ready > 0 && (
        <div>
          <ButtonLink to={address} variant="default">
            Practise {name} by year and topic
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function getState({ questions, ready, without_key }: ShelfPaper): string {
  if (without_key > 0) return `${ready} of ${questions} ready, ${counted(without_key, 'key')} missing`;
  return `${ready} of ${questions} ready`;
}
