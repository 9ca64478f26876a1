import { networkFailure } from '@akada/core/access/failure-texts.ts';
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { LoadFault } from '../ui/load-fault.tsx';

/** A component whose code comes when it is needed. */
export interface LatePart<Props extends object> {
  preload: () => Promise<void>;
  /** @returns the component itself where it is here already, else one that waits for it */
  component: () => ComponentType<Props>;
  /** After it could not be fetched: the next who needs it fetches anew. */
  forget: () => void;
}

/** The code did not come: no fault of the page, and worth another try. */
class PartMissing extends Error {
  constructor(cause: unknown) {
    super(networkFailure, { cause });
    this.name = 'PartMissing';
  }
}

/**
 * What has been preloaded is drawn at once: the library's `lazy` waits a turn even then, shows what stands for waiting
 * and keeps that for 0.3 s. It keeps a failure, too, and has to until that is on the screen: drawing begins anew after
 * a failure, and would fetch without end.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let waiting: ComponentType<Props> | null = null;

  const wait = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        throw new PartMissing(error);
      }
    });

  return {
    preload: async () => {
      loaded = await load();
    },
    component: () => {
      waiting ??= wait();
      return loaded ?? waiting;
    },
    forget: () => {
      waiting = null;
    },
  };
}

interface LateProps<Props extends object> {
  part: LatePart<Props>;
  props: Props;
}

/** The part, or in its place that it could not be fetched: the frame around it stays. */
export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  return (
    <MissingBoundary onGone={part.forget}>
      <Fetched part={part} props={props} />
    </MissingBoundary>
  );
}

function Fetched<Props extends object>({ part, props }: LateProps<Props>) {
  // Kept, because another component in the same place would begin anew.
  const [Part] = useState(part.component);

  return <Part {...props} />;
}

interface BoundaryProps {
  /** Called when nobody sees the failure any more. */
  onGone: () => void;
  children: ReactNode;
}

class MissingBoundary extends Component<BoundaryProps, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  /** After a new release the old code is gone for good; only the page as it is now knows the new one. */
  retry = () => {
    this.props.onGone();
    if (navigator.onLine) location.reload();
    else this.setState({ fault: null });
  };

  override componentWillUnmount() {
    if (this.state.fault !== null) this.props.onGone();
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (!(fault instanceof PartMissing)) throw fault;
    return <LoadFault what="this page" error={fault} onRetry={this.retry} />;
  }
}
