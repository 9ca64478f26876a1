import { type ComponentType, lazy, useState } from 'react';

/** A component whose code comes when it is needed. */
export interface LatePart<Props extends object> {
  preload: () => Promise<void>;
  /** @returns the component itself where it is here already, else one that waits for it */
  component: () => ComponentType<Props>;
}

/**
 * What has been preloaded is drawn at once: the library's `lazy` waits a turn even then, shows what stands for waiting
 * and keeps that for 0.3 s.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const waiting = lazy(async () => ({ default: await load() }));

  return {
    preload: async () => {
      loaded = await load();
    },
    component: () => loaded ?? waiting,
  };
}

interface LateProps<Props extends object> {
  part: LatePart<Props>;
  props: Props;
}

export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  // Kept, because another component in the same place would begin anew.
  const [Component] = useState(part.component);

  return <Component {...props} />;
}
