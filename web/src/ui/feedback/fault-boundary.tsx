import { isAuthError } from '@akada/core/access/auth-error.ts';
import { sessionEnded } from '@akada/core/access/refusal.ts';
import { Button } from '@mantine/core';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { refusedCall } from '../../lib/http/api-error.ts';
import { dropSession } from '../../lib/session/session-store.ts';
import { Notice } from './notice.tsx';

interface FaultBoundaryProps {
  /** Shown if a part crashes. */
  fault: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches errors while rendering, and keeps the surroundings; the next address resets it. */
export function FaultBoundary(props: FaultBoundaryProps) {
  const { pathname } = useLocation();

  return <Boundary pathname={pathname} {...props} />;
}

/**
 * The boundary around a part of a page.
 *
 * @param what as it reads after "We could not show"
 */
export function PartBoundary({ what, children }: { what: string; children: ReactNode }) {
  return (
    <FaultBoundary fault={(retry) => <PartFault what={what} onRetry={retry} />}>{children}</FaultBoundary>
  );
}

function PartFault({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title={`We could not show ${what}.`}
      actions={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your saved work is safe.
    </Notice>
  );
}

interface BoundaryProps extends FaultBoundaryProps {
  pathname: string;
}

interface BoundaryState {
  /** The path of the page that the rest of the state belongs to. */
  pathname: string;
  fault: Error | null;
  hasSignedOut: boolean;
}

/**
 * Its state resets with each page, but the component stays mounted, so that its children stay too: the frame,
 * its menus and the event stream.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, fault: null, hasSignedOut: false };

  static getDerivedStateFromProps({ pathname }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    return pathname === last.pathname ? null : { pathname, fault: null, hasSignedOut: false };
  }

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  retry = () => this.setState({ fault: null });

  /**
   * Shows the page again without a session, so that its guard asks to sign in. Happens once, because it would
   * loop otherwise.
   */
  signOut = () => this.setState({ fault: null, hasSignedOut: true });

  override render() {
    const { fault, hasSignedOut } = this.state;
    if (fault === null) return this.props.children;
    return !hasSignedOut && endsSession(fault) ? (
      <SignedOut onDone={this.signOut} />
    ) : (
      this.props.fault(this.retry)
    );
  }
}

function SignedOut({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    dropSession({ text: sessionEnded, isForced: true });
    onDone();
  }, [onDone]);

  return null;
}

function endsSession(fault: Error): boolean {
  const call = refusedCall(fault);
  return call !== null && isAuthError(call);
}
