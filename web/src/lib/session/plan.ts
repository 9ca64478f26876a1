import { createContext, useContext } from 'react';

/** The server's name of the plan; null until it is known. */
export const PlanContext = createContext<string | null>(null);

/** @returns the plan of the account, for controls that are marked as premium */
export const usePlan = (): string | null => useContext(PlanContext);
