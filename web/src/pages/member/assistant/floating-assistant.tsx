import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';

const button = lazyComponent(async () => (await import('./assistant-button.tsx')).AssistantButton);

/** The button of the three dashboards, which do not wait for it. */
export function FloatingAssistant() {
  return <Lazy of={button} props={{}} waiting={null} fault={() => null} />;
}
