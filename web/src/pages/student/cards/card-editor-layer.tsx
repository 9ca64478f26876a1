import type { Card } from '@akada/contract/material/cards.ts';
import { CardEditor } from '../../../features/cards/editor/card-editor.tsx';
import type { CardStart } from '../../../features/cards/editor/card-values.ts';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { Overlay } from '../../../ui/layers/overlay.tsx';

interface CardEditorLayerProps {
  /** Null for a new card. */
  card: Card | null;
  start?: CardStart;
  onSaved?: (card: Card) => void;
  onClose: () => void;
}

/** The editor of a card, above the current page. */
export function CardEditorLayer({ card, start, onSaved, onClose }: CardEditorLayerProps) {
  const saved = (next: Card | null) => {
    if (next !== null) onSaved?.(next);
    onClose();
  };

  return (
    <Overlay position="right" title={card === null ? 'Write a card' : 'Edit the card'} onClose={onClose}>
      <CardEditor
        card={card}
        onClose={onClose}
        {...(start !== undefined && { start })}
        courseField={(field) => <CourseNameField {...field} />}
        onSaved={saved}
      />
    </Overlay>
  );
}
