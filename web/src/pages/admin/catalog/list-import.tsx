import type { CatalogKind } from '@akada/contract/base/catalog-administration.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Section } from '../../../ui/page/panel.tsx';

const catalogImport = lazyComponent(
  async () => (await import('../../../features/catalog/administration/catalog-import.tsx')).CatalogImport,
);

/** Imports a list. Its code loads when it is opened, which is rare. */
export function ListImport({ kind }: { kind: CatalogKind }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Section title={`${kind.charAt(0).toUpperCase()}${kind.slice(1)}s from a list`}>
      {isOpen ? (
        <Lazy
          of={catalogImport}
          props={{ kind }}
          waiting={<RowsShape rows={2} lines={2} />}
          fault={(error, retry) => <CodeFault what="the list" error={error} onRetry={retry} />}
        />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          Upload a list (CSV)
        </Button>
      )}
    </Section>
  );
}
