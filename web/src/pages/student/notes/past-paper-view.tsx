import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { PastPaper, PastPaperQuestion, PastPaperReview } from '@akada/contract/material/past-papers.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import classes from '../../../features/generation/asked/asked.module.css';
import { NoteReader } from '../../../features/notes/note-reader.tsx';
import { useMakeSet } from '../../../features/past-papers/api.ts';
import { KeyEntry } from '../../../features/past-papers/keys/key-entry.tsx';
import { OmittedLines } from '../../../features/past-papers/omitted-lines.tsx';
import { PaperHeading } from '../../../features/past-papers/paper-heading.tsx';
import { getHeadingId, PaperQuestion } from '../../../features/past-papers/paper-question.tsx';
import {
  getFirstUnready,
  getMending,
  getNext,
  getPractice,
} from '../../../features/past-papers/paper-words.ts';
import paperClasses from '../../../features/past-papers/past-paper.module.css';
import { QuestionList } from '../../../features/past-papers/question-list.tsx';
import { useTopicChoice } from '../../../features/past-papers/topics/use-topic-choice.tsx';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { useArrivalFocus } from '../../../ui/page/page.tsx';
import { PaperTools } from './paper-tools.tsx';
import { SitPaper } from './sit-paper.tsx';

interface PastPaperViewProps {
  note: UploadedFile;
  review: PastPaperReview;
}

/** The view has the number of ready questions and the questions; a wide screen shows their pages next to them. */
export function PastPaperView({ note, review }: PastPaperViewProps) {
  const { paper, questions, omitted } = review;
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const making = useMakeSet(paper);
  const topics = useTopicChoice(paper, questions);
  const page = Number(search.get('page')) || questions[0]?.page || 1;
  const turn = (next: number) =>
    setSearch({ page: String(next) }, { replace: true, preventScrollReset: true });

  const practise = () =>
    making.mutate(undefined, {
      onSuccess: ({ set_id }) => void navigate(links.practiceGenerated({ generation_id: set_id })),
    });
  const lead = (question: PastPaperQuestion) => {
    if (isWide) turn(question.page);
    const heading = document.getElementById(getHeadingId(question));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  const unready = getFirstUnready(review);
  const next =
    unready === undefined
      ? { text: getPractice(paper.ready), run: practise }
      : { text: getMending(review), run: () => lead(unready) };
  const nextButton = paper.questions > 0 && (
    <ActionButton isBusy={making.isPending} onClick={next.run}>
      {next.text}
    </ActionButton>
  );

  return (
    <>
      <div className={classes.loud}>
        <ReadyTitle paper={paper} />
        <div className={paperClasses.next}>{nextButton}</div>
      </div>
      <div className={paperClasses.band}>
        <ReadyCloth note={note} paper={paper} />
      </div>
      <PaperHeading paper={paper} />
      <p className={`${classes.totals} figures`}>{getNext(review)}</p>
      <FormFault error={making.error} />
      <div className={paperClasses.foot}>
        <SitPaper paper={paper} questions={questions} />
        <Button variant="default" aria-pressed={topics.isOn} onClick={topics.toggle}>
          Name topics
        </Button>
        <KeyEntry paper={paper} questions={questions} />
        {unready !== undefined && paper.ready > 0 && (
          <Button variant="subtle" onClick={practise}>
            {getPractice(paper.ready)} that are ready
          </Button>
        )}
      </div>
      <div className={paperClasses.columns}>
        {isWide && (
          <section className={paperClasses.reader} aria-label="The paper">
            <NoteReader note={note} page={page} quote={null} onTurn={turn} />
          </section>
        )}
        <div>
          {topics.bar}
          <QuestionList
            questions={questions}
            drawTool={topics.drawTool}
            drawQuestion={(question) => (
              <PaperQuestion
                paper={paper}
                question={question}
                page={<PageLink question={question} noteId={note.id} onTurn={isWide ? turn : null} />}
                box={topics.drawBox?.(question) ?? null}
                onNameTopic={() => topics.name(question)}
              />
            )}
          />
          <OmittedLines omitted={omitted} advice="Edit a question if one of them belongs to it." />
          <PaperTools paper={paper} />
        </div>
      </div>
      <div className={classes.dock}>{topics.action || nextButton}</div>
      {topics.dialog}
    </>
  );
}

function ReadyTitle({ paper }: { paper: PastPaper }) {
  const heading = useArrivalFocus();
  return (
    <h1 ref={heading} tabIndex={-1} className={paperClasses.title}>
      <span className={`${classes.number} figures`}>
        {paper.ready} <small>of {paper.questions}</small>
      </span>{' '}
      <span>ready</span>
    </h1>
  );
}

/** A tile is a question; in a long paper a tile is several. */
function ReadyCloth({ note, paper: { ready, questions } }: { note: UploadedFile; paper: PastPaper }) {
  const columns = Math.min(Math.max(questions, 1), 40);
  return (
    <Cloth
      seed={note.cloth_seed}
      colour={note.cloth_colour}
      columns={columns}
      rows={1}
      filled={questions === 0 ? 0 : Math.floor((ready / questions) * columns)}
    />
  );
}

interface PageLinkProps {
  question: PastPaperQuestion;
  noteId: string;
  /** Turns the visible paper; null if only the note's own page shows it. */
  onTurn: ((page: number) => void) | null;
}

function PageLink({ question: { number, page }, noteId, onTurn }: PageLinkProps) {
  if (onTurn === null) {
    return (
      <Link to={links.note(noteId, { page: String(page) })} aria-label={`See the page of question ${number}`}>
        See the page
      </Link>
    );
  }
  return (
    <Button variant="subtle" aria-label={`Page ${page}, of question ${number}`} onClick={() => onTurn(page)}>
      Page {page}
    </Button>
  );
}
