/** Parts of the page about a tutor and a student, the same for both. */
import type { StudentPage } from '@akada/contract/observers/students.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { dayText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel, Part, Section } from '../../ui/page/panel.tsx';
import classes from './students.module.css';

const visiblePapers = 5;

/** Handed-in papers. The tutor reads marks and opens each paper; the student opens the exam. */
export function Papers({ papers, isTutor }: { papers: StudentPage['papers']; isTutor: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const zone = useTimeZone();
  if (papers.total === 0) return null;
  const visibleItems = isWhole ? papers.items : papers.items.slice(0, visiblePapers);

  return (
    <Part title={`Papers, ${papers.total}`}>
      <Panel>
        <ul className={`${classes.rows} figures`} aria-label="Papers">
          {visibleItems.map(({ exam_id, paper_id, title, finished_at, marks }) => (
            <li key={paper_id} className={classes.line}>
              <span className={classes.lineText}>
                <b>{title}</b>
                <small>
                  Handed in {dayText(finished_at, zone)}
                  {marks !== null && marks.waiting > 0 && `, ${counted(marks.waiting, 'essay')} not marked`}
                </small>
              </span>
              {marks !== null && (
                <span>
                  <b>{marks.score}</b> of {marks.max_score}
                </span>
              )}
              <TextLink to={isTutor ? links.tutorPaper(exam_id, paper_id) : links.examDetails(paper_id)}>
                {marks !== null && marks.waiting > 0 ? 'Mark the essay' : 'Answers'}
              </TextLink>
            </li>
          ))}
        </ul>
      </Panel>
      {visibleItems.length < papers.items.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Show all {papers.items.length} papers
        </Button>
      )}
    </Part>
  );
}

/** Sessions that have passed, with the start of their notes. */
export function PastSessions({ sessions }: { sessions: StudentPage['sessions'] }) {
  const zone = useTimeZone();
  if (sessions.total === 0) return null;

  return (
    <Part title={`Sessions, ${sessions.total}`} more={{ to: links.sessions(), text: 'All sessions' }}>
      <ul className={`${classes.rows} figures`} aria-label="Sessions">
        {sessions.past.map(({ id, subject, starts_at, minutes, notes, state }) => (
          <li key={id} className={classes.line}>
            <span className={classes.day}>{shortDay(starts_at, zone)}</span>
            <span className={classes.lineText}>
              <TextLink to={links.session(id)}>{subject}</TextLink>, {minutes} min.
              {state === 'no_show' && ' Somebody was missing.'}
              {state === 'disputed' && ' An administrator decides.'}
              {notes !== '' && <small>{notes}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const shortDay = (time: string, timeZone?: string) =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone });

/** The last messages of the two; renders nothing before the first. */
export function LastMessages({ conversation }: { conversation: StudentPage['conversation'] }) {
  if (conversation === null) return null;

  return (
    <Section title="Messages">
      <ul className={classes.messages}>
        {conversation.messages.map(({ mine, text, written_at }) => (
          <li key={written_at} className={classes.bubble} data-mine={mine || undefined}>
            {text}
          </li>
        ))}
      </ul>
      <Text mt="sm">
        <TextLink to={links.conversation(conversation.id)}>Open the conversation</TextLink>
      </Text>
    </Section>
  );
}
