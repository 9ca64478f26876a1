/** What the product is made of, joined from the modules of all features. */
import type { PublicSettings } from '../platform/config/config.ts';
import type { FeatureModule } from '../platform/module/feature-module.ts';
import type { Authenticate } from './http/authentication.ts';

/** The combined contributions of all features. */
export interface Features extends Required<FeatureModule> {
  /** Resolves a bearer token to its caller. */
  authenticate: Authenticate;
  /** What the pages of this installation say about it. */
  readPublicSettings: () => Promise<PublicSettings>;
}

/** @returns the modules' contributions of one kind, in their order */
export function bring<Kind extends keyof FeatureModule>(
  modules: readonly FeatureModule[],
  kind: Kind,
): NonNullable<FeatureModule[Kind]>[number][] {
  return modules.flatMap((module): NonNullable<FeatureModule[Kind]>[number][] => [...(module[kind] ?? [])]);
}
