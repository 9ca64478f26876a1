import type { QuotedSentence } from '@akada/contract/material/coverage.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../lib/format/numbers.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { partQuery } from './api.ts';
import classes from './asked.module.css';
import { getCounts } from './asked-words.ts';

interface PartSentencesProps {
  note: UploadedFile;
  /** From 1. */
  part: number;
  /** True if its title stands above it already. */
  isTitled?: boolean;
}

/** The sentences of a part that are asked, with the answers marked in them. */
export function PartSentences({ note, part: number, isTitled = false }: PartSentencesProps) {
  const query = partQuery(note.id, number);
  const { data, error, refetch } = useQuery(query);
  if (error && !data)
    return <LoadFault what="the sentences of this part" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the sentences of this part" queries={[query.queryKey]}>
        <TextShape lines={8} />
      </Waiting>
    );
  }
  const { part, sentences, total } = data;
  const unit = note.paged ? 'page' : 'section';
  const { first_page: first, last_page: last } = part;
  const range = first === last ? `${unit} ${first}` : `${unit}s ${first} to ${last}`;
  const from = counted(total, 'sentence');
  return (
    <div className={classes.sentences}>
      {!isTitled && <h2>{part.title}</h2>}
      <p className="figures">
        {range.charAt(0).toUpperCase()}
        {range.slice(1)}. {getCounts(part).replace(', ', ' and ')} from {from}.
        {total > sentences.length && ` The first ${sentences.length} are here.`}
      </p>
      {sentences.map((sentence) => (
        <Sentence key={`${sentence.page} ${sentence.quote}`} sentence={sentence} />
      ))}
      {sentences.length === 0 && part.questions > 0 && (
        <p>Your running exam asks this part. Its sentences are here when the exam has ended.</p>
      )}
      <Link
        to={links.note(note.id, { page: String(first), ...(sentences[0] && { quote: sentences[0].quote }) })}
        className={classes.open}
      >
        Open {unit} {first}
      </Link>
    </div>
  );
}

function Sentence({ sentence: { quote, marks, question, ...counts } }: { sentence: QuotedSentence }) {
  const pieces = marks.map(({ start, end }, index) => ({
    before: quote.slice(marks[index - 1]?.end ?? 0, start),
    marked: quote.slice(start, end),
    start,
  }));
  return (
    <div className={classes.sentence}>
      <blockquote>
        “
        {pieces.map(({ before, marked, start }) => (
          <span key={start}>
            {before}
            <mark>{marked}</mark>
          </span>
        ))}
        {quote.slice(marks.at(-1)?.end ?? 0)}”
      </blockquote>
      <p>
        <b className="figures">{getCounts(counts)}</b>
        <span>{question}</span>
      </p>
    </div>
  );
}
