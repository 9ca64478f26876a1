import type { MyNote } from '@akada/contract/material/my-notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { NoteState } from '../note-state.tsx';
import classes from './my-notes.module.css';

/** A note, what was made of it, and what comes next. */
export function MyNoteRow({ note }: { note: MyNote }) {
  const timeZone = useTimeZone();
  const { id, title, original_filename: filename, found, tags } = note;
  const isReady = note.status === 'ready' || note.is_written;

  return (
    <div className={rows.whole}>
      <RowText
        cover={<Cover of={note} size={56} />}
        title={title ?? filename}
        to={links.note(id, found === null ? {} : { page: String(found.page), quote: getQuote(found) })}
      >
        <RowFacts>
          {[note.course?.name ?? note.course_name, getKind(note), recentDay(note.changed_at, timeZone)]
            .filter(Boolean)
            .join('. ')}
        </RowFacts>
        {tags.length > 0 && <RowFacts>{tags.map((tag) => `#${tag}`).join(' ')}</RowFacts>}
        {found !== null && <Found parts={found.parts} />}
      </RowText>
      <div className={classes.made}>
        {isReady ? <MadeOf note={note} /> : <NoteState note={note} mostWarnings={0} />}
      </div>
    </div>
  );
}

/** Counts of made items, and the next step: questions first, then practice, then cards. */
function MadeOf({ note: { id, made } }: { note: MyNote }) {
  const { questions, cards, is_practised } = made;
  const [text, to] =
    questions === 0
      ? ['Make questions', links.makeQuestions({ file_id: id })]
      : is_practised && cards === 0
        ? ['Make cards', links.makeFlashcards({ file_id: id })]
        : ['Practise', links.practiceGenerated({ file_id: id })];

  return (
    <>
      {questions + cards > 0 && (
        <Text size="sm" className="figures">
          {questions > 0 && <Count of={questions} what="question" />}
          {questions > 0 && cards > 0 && ', '}
          {cards > 0 && <Count of={cards} what="card" />}
        </Text>
      )}
      <TextLink to={to}>{text}</TextLink>
    </>
  );
}

function Count({ of, what }: { of: number; what: string }) {
  return (
    <>
      <b>{of}</b> {counted(of, what).replace(/^\S+ /, '')}
    </>
  );
}

type FoundWords = NonNullable<MyNote['found']>;

function Found({ parts }: Pick<FoundWords, 'parts'>) {
  const before = (index: number) => parts.slice(0, index).reduce((sum, { text }) => sum + text.length, 0);
  return (
    <Text size="sm" lineClamp={3} dir="auto">
      {parts.map(({ text, is_match }, index) =>
        is_match ? (
          <mark key={before(index)} className={classes.mark}>
            {text}
          </mark>
        ) : (
          <Fragment key={before(index)}>{text}</Fragment>
        ),
      )}
    </Text>
  );
}

const getQuote = ({ parts }: FoundWords) => parts.find(({ is_match }) => is_match)?.text ?? '';

const kinds: readonly (readonly [of: RegExp, name: string])[] = [
  [/pdf/, 'PDF'],
  [/presentation|powerpoint/, 'Slides'],
  [/wordprocessing|msword|opendocument\.text/, 'Word'],
  [/spreadsheet|excel/, 'Workbook'],
  [/^image/, 'Photo'],
  [/^audio/, 'Audio'],
  [/^video/, 'Film'],
  [/zip/, 'Photos'],
];

function getKind({ is_written, media_type, page_count, paged }: MyNote): string {
  const kind = is_written ? 'Written' : (kinds.find(([of]) => of.test(media_type))?.[1] ?? 'Text');
  return paged && page_count !== null ? `${kind}, ${counted(page_count, 'page')}` : kind;
}

const dayMs = 24 * 60 * 60_000;

/** @returns `Today`, the day of the week within the last six days, else the date */
function recentDay(time: string, timeZone: string | undefined): string {
  const now = Date.now();
  const day = dayText(time, timeZone);
  if (day === dayText(new Date(now).toISOString(), timeZone)) return 'Today';
  if (now - Date.parse(time) > 6 * dayMs) return day;
  return new Date(time).toLocaleDateString('en-GB', { weekday: 'long', timeZone });
}
