import type { Citation } from '@akada/contract/work/assistant.ts';
import { ActionIcon } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { Link } from '../../../ui/links/links.tsx';
import { citedSentences, numberSources } from '../answer-sentences.ts';
import { getAddress, sourceName } from './answer-text.tsx';
import classes from './sources.module.css';

interface SourceListProps {
  /** The text of the answer that cites them. */
  text: string;
  citations: readonly Citation[];
  /** True if the answer consists of these quotes, so that they are not repeated. */
  isQuoted: boolean;
  /** Makes a card of a sentence; null if cards are unavailable. */
  onCard: ((sentence: string, citation: Citation) => void) | null;
}

/** The citations of an answer as quotations: each leads to its place, and its sentence becomes a card by one tap. */
export function SourceList({ text, citations, isQuoted, onCard }: SourceListProps) {
  if (citations.length === 0) return null;

  const numbers = numberSources(
    text,
    citations.map(({ number }) => number),
  );
  const visibleNumber = ({ number }: Citation) => numbers.get(number) ?? number;
  const sentences = citedSentences(text);
  const sources = citations.toSorted((one, other) => visibleNumber(one) - visibleNumber(other));

  return (
    <ol className={classes.sources} aria-label="Sources">
      {sources.map((citation) => {
        const { number, quote } = citation;
        const sentence = sentences.find((one) => one.number === number)?.sentence;
        return (
          <li key={number}>
            <Link to={getAddress(citation)}>
              <span className={classes.mark} aria-hidden>
                {visibleNumber(citation)}
              </span>
              <span className={classes.quotation}>
                {!isQuoted && (
                  <q>
                    <mark>{quote}</mark>
                  </q>
                )}
                <small>{sourceName(citation)}</small>
              </span>
            </Link>
            {onCard !== null && sentence !== undefined && (
              <ActionIcon
                size={44}
                color="gray"
                c="inherit"
                aria-label={`Make a card of: ${sentence}`}
                title="Make a card"
                onClick={() => onCard(sentence, citation)}
              >
                <IconCards size={20} aria-hidden />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ol>
  );
}
