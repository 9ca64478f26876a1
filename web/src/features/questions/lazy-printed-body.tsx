/** Printed parts of questions without options: most sets have none, and the code loads with the first one. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import type { PrintedBody as Body, PrintedKey as Key } from './printed-body.tsx';

const printedBody = lazyComponent(async () => (await import('./printed-body.tsx')).PrintedBody);
const printedKey = lazyComponent(async () => (await import('./printed-body.tsx')).PrintedKey);

const fault = (error: Error, retry: () => void) => (
  <CodeFault what="the question" error={error} onRetry={retry} />
);

export function PrintedBody(props: ComponentProps<typeof Body>) {
  return <Lazy of={printedBody} props={props} waiting={null} fault={fault} />;
}

export function PrintedKey(props: ComponentProps<typeof Key>) {
  return <Lazy of={printedKey} props={props} waiting={null} fault={fault} />;
}
