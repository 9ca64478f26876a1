/** Code that a page needs only later, or perhaps never: the one way to fetch it when it is wanted. */
import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isOnline, onceOnline } from '../device/page-state.ts';
import { NetworkError } from '../http/api-error.ts';

/** The code did not come: no fault of the page, and worth another try. */
class CodeMissing extends NetworkError {}

/** It has not come so far. A navigation would stay on the page before, and a first visit without any, until it has. */
export class CodeOverdue extends Error {
  readonly arrival: Promise<unknown>;

  constructor(arrival: Promise<unknown>) {
    super('This takes longer than usual.');
    this.arrival = arrival;
  }
}

/** @throws CodeOverdue after a while */
async function inTime<Value>(arrival: Promise<Value>): Promise<Value> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new CodeOverdue(arrival)), slowAfterMs);
  try {
    return await Promise.race([arrival, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws NetworkError where it cannot be fetched: to the caller that is the same as a call without an answer */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new CodeMissing(error);
  }
}

/**
 * Rules of a form that come when a person starts to fill it in, so that schemas stay out of the first load.
 * Where they cannot be fetched nothing is rejected here: the server checks every form again.
 *
 * @param load fetches the rules, once: the browser stores what it has fetched
 */
export function lazyRules<Values>(load: () => Promise<(values: Values) => Record<string, string>>) {
  return async (values: Values): Promise<Record<string, string>> => {
    try {
      return (await load())(values);
    } catch {
      return {};
    }
  };
}

interface Wanted<Module> {
  load: () => Promise<Module>;
  /** Changes with each new demand; false or 0 while there is none. */
  demand: number | boolean;
  /** Called where it cannot be fetched now; the next demand tries again. */
  onMissing?: () => void;
}

/**
 * A part of a page that must not break the page: a menu that cannot be fetched takes no running exam along.
 *
 * @returns it, null until it is there
 */
export function useLazyModule<Module>({ load, demand, onMissing }: Wanted<Module>): Module | null {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const isThere = loaded !== null;

  useEffect(() => {
    if (isThere || demand === false || demand === 0) return;

    let isGone = false;
    load().then(
      (module) => {
        if (!isGone) setLoaded({ module });
      },
      () => {
        if (!isGone) onMissing?.();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isThere, demand, load, onMissing]);

  return loaded?.module ?? null;
}

/** A component whose code comes when it is drawn, or preloaded. */
export interface LazyComponent<Props extends object> {
  preload: () => Promise<void>;
  /** @returns the component itself if it is here already, else one that waits for it */
  component: () => ComponentType<Props>;
  /** After it could not be fetched: the next that draws it fetches again. */
  forget: () => void;
}

/**
 * Preloaded code renders immediately: the library's `lazy` waits a turn even then, shows the placeholder and
 * holds it for 0.3 s. It remembers a failure until the failure is on the screen: rendering restarts after a
 * failure, and would otherwise fetch without end.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let waiting: ComponentType<Props> | null = null;
  let fetched: Promise<ComponentType<Props>> | null = null;

  // The delay counts from the first request, not from later ones.
  const fetchInTime = () => {
    fetched ??= inTime(
      fetchCode(load).then(
        (component) => {
          loaded = component;
          return component;
        },
        (error) => {
          fetched = null;
          throw error;
        },
      ),
    );
    return fetched;
  };

  return {
    preload: async () => {
      await fetchInTime();
    },
    component: () => {
      waiting ??= lazy(async () => ({ default: await fetchInTime() }));
      return loaded ?? waiting;
    },
    forget: () => {
      waiting = null;
      fetched = null;
    },
  };
}

interface LazyProps<Props extends object> {
  of: LazyComponent<Props>;
  props: Props;
  /** Shown while it is fetched; if absent, the element above it shows the wait. */
  waiting?: ReactNode;
  /** Shown where it could not be fetched, or has not come so far (`CodeOverdue`): what is around it stays. */
  fault: (error: Error, retry: () => void) => ReactNode;
  /** True for a complete page: its address may be loaded again when the network is back. */
  isPage?: boolean;
}

export function Lazy<Props extends object>({ of, props, waiting, fault, isPage = false }: LazyProps<Props>) {
  const fetched = <Fetched of={of} props={props} />;

  return (
    <MissingBoundary onGone={of.forget} fault={fault} isPage={isPage}>
      {waiting === undefined ? fetched : <Suspense fallback={waiting}>{fetched}</Suspense>}
    </MissingBoundary>
  );
}

function Fetched<Props extends object>({ of, props }: Pick<LazyProps<Props>, 'of' | 'props'>) {
  // The same one at each drawing: another component would start again. Another part in its place begins afresh.
  const [{ of: sampledLazyComponent, Part }, setDrawn] = useState(() => ({ of, Part: of.component() }));
  if (sampledLazyComponent !== of) setDrawn({ of, Part: of.component() });

  return <Part {...props} />;
}

interface BoundaryProps {
  /** Called when the failure is no longer on the screen. */
  onGone: () => void;
  fault: (error: Error, retry: () => void) => ReactNode;
  isPage: boolean;
  children: ReactNode;
}

class MissingBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  readonly #shown = new AbortController();

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** A new release deletes the old code for good; only the page as it is now knows the new one. */
  retry = () => {
    this.props.onGone();
    if (isOnline()) location.reload();
    else this.setState({ error: null });
  };

  /**
   * A late part that arrives after all replaces its placeholder. With the network a missing part is fetched again, and a
   * missing page is loaded again: browsers remember that an import has failed. A part must not reload typed text away.
   */
  override componentDidCatch(error: Error) {
    const settle = (next: Error | null) => {
      if (this.state.error !== error) return;
      this.props.onGone();
      this.setState({ error: next });
    };
    if (error instanceof CodeOverdue) error.arrival.then(() => settle(null), settle);
    if (error instanceof CodeMissing) {
      onceOnline(() => (this.props.isPage ? this.retry() : settle(null)), this.#shown.signal);
    }
  }

  override componentWillUnmount() {
    this.#shown.abort();
    if (this.state.error !== null) this.props.onGone();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof CodeMissing || error instanceof CodeOverdue)) throw error;
    return this.props.fault(error, this.retry);
  }
}
