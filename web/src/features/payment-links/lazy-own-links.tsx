import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';

const ownLinks = lazyComponent(async () => (await import('./own-links.tsx')).OwnLinks);

/** The links by which others pay, last on their page and loaded after it. */
export function LazyOwnLinks({ amount }: { amount: number }) {
  return (
    <Lazy
      of={ownLinks}
      props={{ amount }}
      waiting={<CardShape />}
      fault={(error, retry) => <CodeFault what="your links" error={error} onRetry={retry} />}
    />
  );
}
