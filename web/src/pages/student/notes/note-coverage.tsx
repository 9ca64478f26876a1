import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Coverage } from '@akada/contract/work/coverage.ts';
import { links } from '@akada/core/links/links.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight, IconFileText } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { reviewAddress } from '../../../features/cards/deck-choice.ts';
import classes from '../../../features/generation/asked/asked.module.css';
import { getOffer, getTotals, hasQuestions } from '../../../features/generation/asked/asked-words.ts';
import { PartList } from '../../../features/generation/asked/part-list.tsx';
import { PartSentences } from '../../../features/generation/asked/part-sentences.tsx';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { Overlay } from '../../../ui/layers/overlay.tsx';
import { ButtonLink, Link } from '../../../ui/links/links.tsx';
import { useArrivalFocus } from '../../../ui/page/page.tsx';
import surface from '../../../ui/page/surface.module.css';

interface NoteCoverageProps {
  note: UploadedFile;
  coverage: Coverage;
}

/** A practice round has as many questions at most. */
const maxRound = 10;

/** The number of parts with questions in large, the parts as one cloth, and the sentences of one of them. */
export function NoteCoverage({ note, coverage }: NoteCoverageProps) {
  const { parts, questions, cards, left_out } = coverage;
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const chosen = Number(search.get('part')) || null;
  // Next to the list one part is always there; on a phone a part opens over it.
  const shown = chosen ?? (isWide ? parts.findIndex(hasQuestions) + 1 || null : null);
  const part = shown === null ? undefined : parts[shown - 1];
  const next = getNextStep(note, coverage);
  const navigate = useNavigate();
  useKeys({ enter: () => void navigate(next.to) });

  return (
    <>
      <div className={surface.columns}>
        <div>
          <div className={classes.loud}>
            <CoverageTitle coverage={coverage} />
            <ButtonLink
              to={next.to}
              rightSection={
                <kbd className={classes.key} aria-hidden>
                  Enter
                </kbd>
              }
            >
              {next.text}
            </ButtonLink>
          </div>
          <p className={`${classes.totals} figures`}>{getLine(coverage)}</p>
          <PartList
            note={note}
            parts={parts}
            chosen={shown}
            onChoose={(number) => setSearch({ part: String(number) }, { replace: true })}
          />
          {cards > 0 && (
            <Link to={getCards(note)} className={`${classes.look} ${classes.wide}`}>
              Look through the cards first
              <IconArrowRight size={18} aria-hidden />
            </Link>
          )}
          {left_out.length > 0 && (
            <p className={classes.leftOut}>
              <IconFileText size={20} aria-hidden />
              <span>{left_out.join(' ')}</span>
            </p>
          )}
        </div>
        {isWide && part !== undefined && questions + cards > 0 && (
          <aside className={classes.aside} data-course={note.cloth_colour}>
            <PartSentences key={shown} note={note} part={shown ?? 1} />
          </aside>
        )}
      </div>
      {!isWide && part !== undefined && shown !== null && (
        <Overlay position="middle" title={part.title} onClose={() => setSearch({}, { replace: true })}>
          <PartSentences note={note} part={shown} isTitled />
        </Overlay>
      )}
      <div className={classes.dock}>
        <ButtonLink to={next.to}>{next.text}</ButtonLink>
        {cards > 0 && (
          <ButtonLink to={getCards(note)} variant="subtle">
            Look through the cards first
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function CoverageTitle({ coverage: { parts, questions, cards } }: Pick<NoteCoverageProps, 'coverage'>) {
  const heading = useArrivalFocus();
  const asked = parts.filter(hasQuestions).length;
  return (
    <h1 ref={heading} tabIndex={-1}>
      {questions + cards === 0 ? (
        <span>Nothing is asked yet</span>
      ) : (
        <>
          <span className={`${classes.number} figures`}>
            {asked} <small>of {parts.length}</small>
          </span>{' '}
          <span>{parts.length === 1 ? 'part has questions' : 'parts have questions'}</span>
        </>
      )}
    </h1>
  );
}

/** Before the first set the line says what there is to ask. */
function getLine(coverage: Coverage): string {
  const { parts, questions, cards, offers } = coverage;
  if (questions + cards > 0) return getTotals(coverage);
  if (offers.mixed === 0) return 'We found nothing in this note that we can ask without guessing.';
  const open = parts.filter(({ reason }) => reason === null).length;
  return `Your note gives ${getOffer(offers.mixed)}, from ${open} of ${parts.length} parts.`;
}

function getNextStep({ id }: UploadedFile, { questions }: Coverage): { to: string; text: string } {
  if (questions === 0) return { to: links.makeQuestions({ file_id: id }), text: 'Make questions' };
  const round = Math.min(maxRound, questions);
  const text = round === 1 ? 'Start 1 question' : `Start ${round} questions`;
  return { to: links.practiceGenerated({ file_id: id }), text };
}

const getCards = ({ id }: UploadedFile) => reviewAddress({ deck_id: id }, 'just_practise');
