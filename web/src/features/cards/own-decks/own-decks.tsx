import type { OwnDeck } from '@akada/contract/material/cards.ts';
import { ActionIcon, Title } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { reviewAddress } from '../deck-choice.ts';
import { buildDeckTree, type DeckNode } from './deck-tree.ts';
import classes from './own-decks.module.css';

const deckDialog = lazyComponent(async () => (await import('./deck-dialog.tsx')).DeckDialog);

/** The decks that the student has named, folded, with the due cards of each. */
export function OwnDecks({ decks }: { decks: readonly OwnDeck[] }) {
  const heading = useId();
  const [edited, setEdited] = useState<OwnDeck | null>(null);
  if (decks.length === 0) return null;

  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h3" mb="8px" id={heading}>
        Your decks
      </Title>
      <div className={classes.panel}>
        <Level nodes={buildDeckTree(decks)} depth={0} onEdit={setEdited} />
      </div>
      {edited !== null && (
        <Lazy
          of={deckDialog}
          props={{ deck: edited, decks, onClose: () => setEdited(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the deck" error={error} onRetry={retry} />}
        />
      )}
    </section>
  );
}

interface LevelProps {
  nodes: readonly DeckNode[];
  depth: number;
  onEdit: (deck: OwnDeck) => void;
}

function Level({ nodes, ...level }: LevelProps) {
  return (
    <ul className={classes.level}>
      {nodes.map((node) => (
        <li key={node.deck.path}>
          <DeckRow node={node} {...level} />
        </li>
      ))}
    </ul>
  );
}

interface DeckRowProps extends Omit<LevelProps, 'nodes'> {
  node: DeckNode;
}

function DeckRow({ node: { deck, name, inner }, depth, onEdit }: DeckRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { path } = deck;
  const due = deck.due + deck.learning;

  return (
    <>
      <div className={classes.row} style={{ '--depth': depth } as CSSProperties}>
        {inner.length === 0 ? (
          <span className={classes.fold} />
        ) : (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-label={`Decks in ${path}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={20} aria-hidden />
          </button>
        )}
        <Link to={reviewAddress({ deck: path })} className={classes.deck}>
          <span className={classes.text}>
            <span className={classes.name}>{name}</span>
            <small>{sizeText(deck)}</small>
          </span>
          {due > 0 && (
            <span className={classes.count}>
              <strong className="figures">{numberText(due)}</strong> due
            </span>
          )}
        </Link>
        <ActionIcon color="gray" c="dimmed" aria-label={`Change ${path}`} onClick={() => onEdit(deck)}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && <Level nodes={inner} depth={depth + 1} onEdit={onEdit} />}
    </>
  );
}

function sizeText({ total, new: fresh }: OwnDeck): string {
  const size = total === 0 ? 'No cards to ask' : counted(total, 'card');
  return fresh === 0 ? size : `${size}, ${numberText(fresh)} new`;
}
