import type { ReactNode } from 'react';
import { CardList } from '../../../features/cards/list/card-list.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';

const cardEditor = lazyComponent(async () => (await import('./card-editor-layer.tsx')).CardEditorLayer);

/** Every card, with search, editing and deletion. */
export function AllCards({ empty }: { empty: ReactNode }) {
  return (
    <CardList
      empty={empty}
      editor={(card, onClose) => (
        <Lazy
          of={cardEditor}
          props={{ card, onClose }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
    />
  );
}
