import { isAuthError } from '@akada/core/access/auth-error.ts';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { refusedCall } from '../lib/http/api-error.ts';
import { dropSession } from '../lib/session/session-store.ts';
import { FaultPage } from './fault-page.tsx';

/** Catches what breaks while a page renders; the next address starts afresh. */
export function FaultBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();

  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  /** Of the page that the rest is about. */
  pathname: string;
  fault: Error | null;
  hasSignedOut: boolean;
}

/** It keeps what it holds from page to page: the frame, its menus and the stream of news stay as they are. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, fault: null, hasSignedOut: false };

  static getDerivedStateFromProps({ pathname }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    return pathname === last.pathname ? null : { pathname, fault: null, hasSignedOut: false };
  }

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  /** The page is shown again, without a session: its guard then asks to sign in. Once, or it would never end. */
  signOut = () => this.setState({ fault: null, hasSignedOut: true });

  override render() {
    const { fault, hasSignedOut } = this.state;
    if (fault === null) return this.props.children;
    return !hasSignedOut && endsSession(fault) ? <SignedOut onDone={this.signOut} /> : <FaultPage />;
  }
}

function SignedOut({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    dropSession();
    onDone();
  }, [onDone]);

  return null;
}

function endsSession(fault: Error): boolean {
  const call = refusedCall(fault);
  return call !== null && isAuthError(call);
}
