import type { NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { getKeyText, isNear, markAnswer } from '@akada/core/question-types/question-types.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { findNearest, getAcceptedTexts, type MarkedSlip } from './accepted-texts.ts';
import { RangeAxis } from './range-axis.tsx';
import classes from './review.module.css';

type Tone = 'right' | 'near' | 'wrong';

interface WrittenAnswerProps {
  body: ShortBody | NumericalBody;
  response: QuestionResponse | null;
}

/** A word or a number as the student wrote it, and the right one. Slips are marked in self-practice only. */
export function WrittenAnswer({ body, response }: WrittenAnswerProps) {
  const { share, parts } = markAnswer(body, response);
  const [part] = parts;
  const answer = part?.answer ?? '';
  const tone = getTone(share, response !== null && isNear(body, response));
  const texts = body.type === 'short' ? getAcceptedTexts(body) : [];
  const nearest = tone === 'near' ? findNearest(answer, texts) : null;
  const key = getKeyText(body);
  // A word that is wrong has no other reason than the right one, but a number may have lost its unit.
  const hasReason = share < 1 && answer !== '' && (share > 0 || body.type === 'numerical');
  const others = texts.filter(
    (text) => text !== (nearest?.key ?? key) && text.toLowerCase() !== answer.toLowerCase(),
  );

  return (
    <div>
      {answer !== '' && (
        <>
          <p className={classes.small}>You wrote</p>
          <p className={classes.written} data-tone={tone}>
            <i aria-hidden="true" className={classes.icon}>
              {tone === 'wrong' ? <IconX size={20} stroke={2.5} /> : <IconCheck size={20} stroke={2.5} />}
            </i>
            <SlipText tone={tone} text={answer} slipMarks={nearest?.slipMarks ?? null} />
          </p>
        </>
      )}
      {tone === 'wrong' && <p className={classes.key}>{key}</p>}
      {body.type === 'numerical' && tone === 'wrong' && <RangeAxis body={body} text={answer} />}
      <Remark>
        {nearest !== null && (
          <>
            Write it <b>{nearest.key}</b>.{' '}
          </>
        )}
        {tone === 'right' && share === 1 && others.length === 0 ? null : <Others texts={others} />}
      </Remark>
      {hasReason && <Remark>{part?.reason}</Remark>}
      {part !== undefined && part.feedback !== '' && <Remark>{part.feedback}</Remark>}
    </div>
  );
}

function getTone(share: number, isSlip: boolean): Tone {
  if (share === 1) return 'right';
  return isSlip || share > 0 ? 'near' : 'wrong';
}

function SlipText({ tone, text, slipMarks }: { tone: Tone; text: string; slipMarks: MarkedSlip | null }) {
  if (tone === 'wrong') return <s>{text}</s>;
  if (slipMarks === null) return <span>{text}</span>;
  return (
    <span>
      {slipMarks.start}
      <u>{slipMarks.slip}</u>
      {slipMarks.end}
    </span>
  );
}

function Others({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      Also accepted: <b>{texts.join(', ')}</b>
    </>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return <p className={classes.remark}>{children}</p>;
}
