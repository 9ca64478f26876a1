import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FaultPage } from './fault-page.tsx';

/** Catches what breaks while a page renders; the next address starts afresh. */
export function FaultBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();

  return <Boundary key={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override render() {
    return this.state.fault === null ? this.props.children : <FaultPage fault={this.state.fault} />;
  }
}
