import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

interface DashboardLayoutProps {
  next: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

export function DashboardLayout({ next, main, side }: DashboardLayoutProps) {
  return (
    <div className={classes.dashboard}>
      <div className={classes.wide}>{next}</div>
      <div className={classes.stack}>{main}</div>
      <div className={classes.stack}>{side}</div>
    </div>
  );
}
