import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { gatherCalls } from './expect-calls.ts';

/** Gathers the first calls of each page that a student goes to within the app. Layout effects come before any query starts. */
export function GatheredCalls() {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  useLayoutEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    gatherCalls();
  }, [pathname]);
  return null;
}
