/** Code that a page needs later, or perhaps never: the only way to fetch it on demand. */
import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isOnline, onceOnline } from '../device/page-state.ts';
import { NetworkError } from '../http/api-error.ts';

/** The code did not load: not the page's fault, and worth another try. */
class CodeMissing extends NetworkError {}

/**
 * The code has not loaded yet. Until it has, a navigation would stay on the previous page, and a first visit
 * would show none.
 */
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

/** @throws NetworkError if it cannot be fetched, the same as for a call without an answer */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new CodeMissing(error);
  }
}

/**
 * Rules of a form that load when a person starts to type, so that schemas stay out of the first load. If they
 * cannot be fetched, nothing is rejected here, because the server checks every form.
 *
 * @param load fetches the rules, once: the browser stores them
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
  /** Changes with each new demand; false or 0 without one. */
  demand: number | boolean;
  /** Called if it cannot be fetched now; the next demand tries again. */
  onMissing?: () => void;
}

/**
 * A part that must not break its page: a menu that cannot be fetched does not affect a running exam.
 *
 * @returns the module, null until it has loaded
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

/** A component whose code loads when it renders, or in advance. */
export interface LazyComponent<Props extends object> {
  preload: () => Promise<void>;
  /** @returns the component if it has loaded, else a placeholder that waits for it */
  component: () => ComponentType<Props>;
  /** Called after a failure, so that the next rendering fetches it again. */
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
  /** Shown during loading; if absent, the element above shows the wait. */
  waiting?: ReactNode;
  /** Shown if it could not be fetched, or is late (`CodeOverdue`); the surroundings stay. */
  fault: (error: Error, retry: () => void) => ReactNode;
  /** True for a complete page, whose address may be loaded again when the network returns. */
  isPage?: boolean;
}

export function Lazy<Props extends object>({ of, props, waiting, fault, isPage = false }: LazyProps<Props>) {
  const fetched = <Fetched of={of} props={props} />;
  // The parts below wait until the part is there (`data-in-order`).
  const placeholder = (
    <>
      <span hidden data-pending />
      {waiting}
    </>
  );

  return (
    <MissingBoundary onGone={of.forget} fault={fault} isPage={isPage}>
      {waiting === undefined ? fetched : <Suspense fallback={placeholder}>{fetched}</Suspense>}
    </MissingBoundary>
  );
}

function Fetched<Props extends object>({ of, props }: Pick<LazyProps<Props>, 'of' | 'props'>) {
  // Keeps the same component between renderings, because a new one would lose its state. Another part
  // starts with a new state.
  const [{ of: sampledLazyComponent, Part }, setDrawn] = useState(() => ({ of, Part: of.component() }));
  if (sampledLazyComponent !== of) setDrawn({ of, Part: of.component() });

  return <Part {...props} />;
}

interface BoundaryProps {
  /** Called when the failure disappears from the screen. */
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

  /** A new release deletes the old code for good, and only a reload knows the new one. */
  retry = () => {
    this.props.onGone();
    if (isOnline()) location.reload();
    else this.setState({ error: null });
  };

  /**
   * A late part still replaces its placeholder when it arrives. When the network returns, a missing part is
   * fetched again, and a missing page is reloaded, because browsers remember a failed import. A part must not
   * reload typed text away.
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
