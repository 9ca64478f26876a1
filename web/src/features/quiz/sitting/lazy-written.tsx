/** The parts of questions without options: most sittings have none, and the code loads with the first one. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import type { AnswerBar as Bar } from './answer-bar.tsx';
import type { WrittenPart as Part } from './written-part.tsx';

const part = lazyComponent(async () => (await import('./written-part.tsx')).WrittenPart);
const bar = lazyComponent(async () => (await import('./answer-bar.tsx')).AnswerBar);

/** Fetches the parts before the first question is on the screen: the network may be gone by then. */
export async function preloadWritten(): Promise<void> {
  await Promise.all([part.preload(), bar.preload()]);
}

export function WrittenPart(props: ComponentProps<typeof Part>) {
  return (
    <Lazy
      of={part}
      props={props}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the field" error={error} onRetry={retry} />}
    />
  );
}

export function AnswerBar(props: ComponentProps<typeof Bar>) {
  return (
    <Lazy
      of={bar}
      props={props}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the field" error={error} onRetry={retry} />}
    />
  );
}
