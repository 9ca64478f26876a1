import type { ExamResult, ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { EssayReview } from '../../../ui/answers/review/essay/lazy-essay-review.tsx';
import { MarkedParts } from '../../../ui/answers/review/marked-parts.tsx';
import { BlockText, LineText } from '../../../ui/content/lazy-content.tsx';
import { PrintedQuestions } from '../../../ui/question/printed-questions.tsx';
import { StemText } from '../../../ui/question/stem-text.tsx';
import { keyChangeText } from './key-change-words.ts';
import { optionWords } from './option-words.ts';
import { courseOfExam, questionFacts, scoreText } from './result-words.ts';

/** A finished exam on paper: all of its questions, whatever the screen shows. */
export function PrintedReview({ result }: { result: ExamResult }) {
  const timeZone = useTimeZone();
  const { title, percent, finished_at, passages, questions } = result;

  return (
    <>
      <h1>{title}</h1>
      <p>
        {scoreText(result)}, {percent}%. {momentText(finished_at, timeZone)}. {courseOfExam(result).join(' ')}
      </p>
      {result.scale_note !== null && <p>{result.scale_note}</p>}
      <PrintedQuestions questions={questions} passages={passages}>
        {(question, number) => <PrintedQuestion question={question} number={number} />}
      </PrintedQuestions>
    </>
  );
}

function PrintedQuestion({ question, number }: { question: ReviewedQuestion; number: number }) {
  const { stem, options, explanation, feedback, source, content, body, response, marked, essay_marks } =
    question;
  const keyChange = keyChangeText(question, number);

  return (
    <>
      <strong>{questionFacts(question).join(' · ')}</strong>
      <div>
        <StemText text={stem} tree={content?.stem} />
      </div>
      {body === undefined ? (
        <ol style={{ listStyle: 'upper-alpha' }}>
          {options.map(({ text }, position) => {
            const { verdict } = optionWords(question, position);
            const said = feedback[position] ?? '';
            return (
              <li key={text}>
                <LineText text={text} tree={content?.options[position]} isInControl />
                {verdict !== undefined && <strong> ({verdict})</strong>}
                {said !== '' && <BlockText text={said} tree={content?.feedback?.[position]} />}
              </li>
            );
          })}
        </ol>
      ) : body.type === 'essay' ? (
        <EssayReview body={body} response={response ?? null} marks={essay_marks ?? null} />
      ) : (
        <MarkedParts parts={marked?.parts ?? []} content={content} isOrder={body.type === 'ordering'} />
      )}
      {keyChange !== null && <p>{keyChange}</p>}
      <BlockText text={explanation} tree={content?.explanation} />
      {source !== null && (
        <p>
          “<LineText text={source.quote} tree={content?.quote} />” (page {source.page})
        </p>
      )}
    </>
  );
}
